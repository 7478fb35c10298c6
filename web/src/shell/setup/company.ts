/** Who is expected at a new table beside whoever opens it: said by the link that led to the set-up. */
export type Company = 'bots' | 'hot' | 'friends';

export function companyIn(query: URLSearchParams): Company {
  if (query.has('friends')) return 'friends';
  return query.has('hot') ? 'hot' : 'bots';
}
