/** Where we are: a few paths, without a framework. All are relative to the house's own address. */
import { pathOf, root } from '../net/address';
import { type Asked, askedFor } from './setup/asked';
import { type Company, companyIn } from './setup/company';

export type Route =
  | { at: 'home' }
  | { at: 'new'; title: string; company: Company; asked: Asked }
  | { at: 'table'; table: string; key: string }
  | { at: 'join' }
  | { at: 'replay'; table: string; moment: number | null; viewer: string | null; key: string }
  | { at: 'rules'; title: string; clause: string }
  | { at: 'learn'; title: string; lesson: string }
  | { at: 'games' }
  | { at: 'you' }
  | { at: 'privacy' }
  | { at: 'nowhere' };

export function routeOf(url: URL, house: URL = root()): Route {
  if (pathOf(url, house) === null) return { at: 'nowhere' };
  const [place = '', id = '', part = ''] = url.pathname.slice(house.pathname.length).split('/').map(decodeURIComponent);
  const fragment = url.hash.slice(1);
  switch (place) {
    case '':
      return { at: 'home' };
    case 'new':
      return id
        ? { at: 'new', title: id, company: companyIn(url.searchParams), asked: askedFor(url.searchParams) }
        : { at: 'nowhere' };
    case 'table':
      return id ? { at: 'table', table: id, key: fragment } : { at: 'nowhere' };
    case 'join':
      return { at: 'join' };
    case 'replay': {
      const moment = Number.parseInt(fragment, 10);
      return {
        at: 'replay',
        table: id,
        moment: Number.isNaN(moment) ? null : moment,
        viewer: url.searchParams.get('as'),
        // A link to a moment may carry the onlookers' key.
        key: fragment.split('~')[1] ?? '',
      };
    }
    case 'rules':
      return id ? { at: 'rules', title: id, clause: fragment } : { at: 'nowhere' };
    case 'learn':
      return id ? { at: 'learn', title: id, lesson: part } : { at: 'nowhere' };
    case 'games':
      return { at: 'games' };
    case 'you':
      return { at: 'you' };
    case 'privacy':
      return { at: 'privacy' };
    default:
      return { at: 'nowhere' };
  }
}

/** The lesson that the rulebook is opened from, as a path; it stays so from page to page of the rulebook. */
export function lessonBehind(before: Route, now: Route, lesson: string): string {
  if (now.at !== 'rules') return '';
  return before.at === 'learn' && before.lesson ? `learn/${before.title}/${before.lesson}` : lesson;
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));
  /** Where the way back leads from a rulebook that was opened from a lesson; else empty. */
  lesson = $state('');
  /** The address that was last looked at: another fragment is told by two events, and the first may have changed it. */
  #seen = location.href;

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** The same place under another address: the key leaves it, a moment enters it. */
  rename(path: string): void {
    history.replaceState(history.state, '', path);
    this.#seen = location.href;
  }

  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#look();
  }

  /** Links within the house are followed without a reload. */
  watch(): () => void {
    const look = (): void => {
      if (location.href !== this.#seen) this.#look();
    };
    const click = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      const path = pathOf(new URL(link.href));
      if (path === null || (link.pathname === location.pathname && link.hash)) return;
      event.preventDefault();
      this.go(path || '.');
    };
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
      document.removeEventListener('click', click);
    };
  }

  #look(): void {
    this.#seen = location.href;
    const before = this.route;
    this.route = routeOf(new URL(location.href));
    this.lesson = lessonBehind(before, this.route, this.lesson);
  }
}

export const router = new Router();
