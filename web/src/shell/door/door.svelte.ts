/**
 * The door to this network, as whoever sits at the house's machine is told of it, and where links lead that others can
 * follow. Everywhere else there is none: links lead where the page came from.
 */
import { root } from '../../net/address';
import { RequestFailed, api } from '../../net/http';
import type { DoorAbout, DoorWish, Way } from '../../net/requests';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** How often the door is looked at while somebody minds it, in milliseconds. */
const LOOK = 3_000;

class Door {
  about = $state.raw<DoorAbout | null>(null);
  failure = $state.raw<RequestFailed | null>(null);
  /** It is being opened or shut. */
  turning = $state(false);
  /** The address that links carry, of several. */
  address = $state('');

  /** Whether this page was asked for by an address that leads nowhere but to its own machine. */
  get here(): boolean {
    return LOOPBACK.test(location.hostname);
  }

  get offered(): boolean {
    return this.about?.offered ?? false;
  }

  get open(): boolean {
    return this.about?.open ?? false;
  }

  /** Whether nobody could come in, as there is no network that the door leads to. */
  get nowhere(): boolean {
    return this.offered && !this.open && this.about?.network === false;
  }

  get ways(): Way[] {
    return this.about?.ways ?? [];
  }

  get way(): Way | undefined {
    return this.ways.find(({ address }) => address === this.address) ?? this.ways[0];
  }

  /** Whether links lead to this machine only: nobody else can follow them. */
  get alone(): boolean {
    return this.here && !this.open;
  }

  /** A whole address that others can follow, once the door is open. */
  reach(path: string): string {
    const { way } = this;
    return new URL(path, way ? new URL(root().pathname, `http://${way.address}:${way.port}`) : root()).href;
  }

  async look(): Promise<void> {
    if (!this.here) return;
    try {
      this.about = await api.door();
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
    }
  }

  async turn(wish: DoorWish['do'], table: string, host: string): Promise<void> {
    this.turning = true;
    this.failure = null;
    try {
      this.about = await api.turnDoor({ do: wish, table }, host);
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.failure = failure;
    } finally {
      this.turning = false;
    }
  }

  /** Look again and again, while somebody minds the door. */
  mind(): () => void {
    void this.look();
    const looking = setInterval(() => {
      if (this.offered) void this.look();
    }, LOOK);
    return () => clearInterval(looking);
  }
}

export const door = new Door();
