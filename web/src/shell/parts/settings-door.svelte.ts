/** Whether the settings are open: any screen's menu opens them. */
class Door {
  open = $state(false);
}

export const door = new Door();

export function openSettings(): void {
  door.open = true;
}
