/**
 * After the end everything may be seen: the onlooker's view with every hand, every covered card and the one left face
 * down.
 */
import type { ChicagoGangstersView, Reckoned, Seat } from './view';

/** What is ours: hands and cards staked in a duel, by seat. */
export type OpenView = ChicagoGangstersView & { hands_open?: string[][]; stakes_open?: (string | null)[] };

export function openView(view: ChicagoGangstersView, seats: ChicagoGangstersView[]): OpenView {
  const opened = view.seats.map((seen, at): Seat => {
    const own = seats[at]?.seats[at];
    if (!own) return seen;
    const { hand, laid, pledge, request, shown, brings } = own;
    return { ...seen, hand, laid, pledge, request, shown, brings };
  });
  const asked = view.round.question === null ? undefined : seats[view.round.question];
  return {
    ...view,
    seats: opened,
    round: {
      ...view.round,
      thug: seats.some(({ round }) => round.thug),
    },
    reckoned: view.reckoned && openSums(view.reckoned, seats, asked),
    own: { ...view.own, left_face_down: asked?.own.left_face_down ?? null },
    hands_open: seats.map(({ hand }) => hand),
    stakes_open: seats.map(({ own }) => own.stake),
  };
}

/** Everybody's sums as each seat knows its own, the marks as the seat with the ? knows them. */
function openSums(told: Reckoned, seats: ChicagoGangstersView[], asked: ChicagoGangstersView | undefined): Reckoned {
  const camps = told.camps.map((camp, at) => {
    const members = camp.members.map(
      (member) =>
        seats[member.owner]?.reckoned?.camps[at]?.members.find(({ owner }) => owner === member.owner) ?? member,
    );
    const total = (end: 'least' | 'most'): number => members.reduce((sum, member) => sum + member.sum[end], 0);
    return { ...camp, members, sum: { least: total('least'), most: total('most') } };
  });
  const { marks, question_card } = asked?.reckoned ?? told;
  return { ...told, camps, marks: marks ?? told.marks, question_card: question_card ?? told.question_card };
}

/** A seat's hand, where it lies open. */
export function openHand(view: OpenView, seat: number): string[] | null {
  return view.hands_open?.[seat] ?? null;
}

/** What a seat has staked, as far as this viewer sees it. */
export function stakeOf(view: OpenView, seat: number): string | null {
  return view.stakes_open?.[seat] ?? (seat === view.viewer ? view.own.stake : null);
}
