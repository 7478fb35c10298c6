/**
 * A low screen: a phone on its side, or a desk at twice the size. For a MediaQuery; `theme/table.css` says the same to
 * lay the table out.
 */
export const LOW = '(min-width: 600px) and (max-width: 1099px) and (max-height: 499px)';
