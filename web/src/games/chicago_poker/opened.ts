/** After the end everything may be seen: the onlooker's view with every card turned up and every hand laid open. */
import type { ChicagoPokerView, Row } from './view';

/** `hands_open` is ours: hands by seat. */
export type OpenView = ChicagoPokerView & { hands_open?: string[][] };

export function openView(view: ChicagoPokerView, seats: ChicagoPokerView[]): OpenView {
  const businesses = view.businesses.map((business, at) => {
    if (!business) return business;
    const rows = business.rows.map((row, seat): Row => {
      const own = seats[seat]?.businesses[at]?.rows[seat];
      return own ? { cards: own.cards, known: own.known } : row;
    });
    return { ...business, rows };
  });
  return { ...view, businesses, hands_open: seats.map((seat) => seat.hand) };
}
