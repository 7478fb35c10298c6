/** Placeholder of the first commit; see the next one. */
export interface Words {
  language: string;
  say(message: string, facts?: Record<string, unknown>): string;
  thing(text: string): string;
  name(seat: number): string;
  listed(items: string[]): string;
  knows(message: string): boolean;
}
