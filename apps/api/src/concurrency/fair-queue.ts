/** Who a task is for, and where it stands. */
export interface Place {
  /** Turns are shared between users: a name for each, an address for callers without an account. */
  user: string;
  /** Background work goes behind every user. */
  rank?: "user" | "background";
  /** Leaves the queue when aborted; once the task has begun, the task itself listens to it. */
  signal?: AbortSignal;
  /** Called while the task waits, each time its place changes: 1 is the next; 0 once it begins after a wait. */
  onPosition?(position: number): void;
}

/** Too many tasks wait: worth another try a little later. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

export interface FairQueue {
  /** Does `work` when its turn comes, and gives back what it gives; rejects with `QueueFull` or the signal's reason. */
  run<Result>(place: Place, work: () => Promise<Result>): Promise<Result>;
}

interface QueueOptions {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that wait. */
  waitingMax: number;
  /** An error that means the task had to be killed: each costs its user one turn, unless a task of theirs ends well. */
  isKill?: (error: unknown) => boolean;
}

interface Waiting {
  place: Place;
  start(): void;
  refuse(error: unknown): void;
  /** The last position that was reported. */
  position: number;
}

interface UserState {
  running: number;
  waiting: number;
  kills: number;
  /** The number of the turn that was theirs last; 0 before the first. */
  servedAt: number;
}

/** How many users without a task are remembered; beyond, the memory is emptied and all of them count as new. */
const REMEMBERED_MAX = 10_000;
const KILLS_MAX = 5;

/**
 * A bounded queue with fair turns, after round-robin scheduling per flow (Nagle, RFC 970). A user's n-th task stands in
 * round n, counting what runs for them already; within a round the user served longest ago comes first. So a user who
 * sends a hundred tasks, or opens six accounts, makes another user wait for the end of one running task, not for all of
 * theirs. When the queue is full, the user with most waiting tasks loses the last one (longest queue drop, RFC 7806).
 */
export function openFairQueue({ atOnce, waitingMax, isKill = () => false }: QueueOptions): FairQueue {
  const users = new Map<string, UserState>();
  let waiting: Waiting[] = [];
  let running = 0;
  let turn = 0;

  const stateOf = (user: string): UserState => {
    const known = users.get(user);
    if (known) return known;
    if (users.size >= REMEMBERED_MAX)
      for (const [name, state] of users) if (state.running + state.waiting === 0) users.delete(name);
    const fresh = { running: 0, waiting: 0, kills: 0, servedAt: 0 };
    users.set(user, fresh);
    return fresh;
  };

  /** What waits, the next one first. */
  const order = (): Waiting[] => {
    const seen = new Map<string, number>();
    const keyed = waiting.map((task) => {
      const { user, rank } = task.place;
      const before = seen.get(user) ?? 0;
      seen.set(user, before + 1);
      const { running: atWork, servedAt } = stateOf(user);
      return { task, rank: rank === "background" ? 1 : 0, round: atWork + before, servedAt };
    });
    // A stable sort: those of one user, and newcomers, stay in the order of their arrival.
    keyed.sort((a, b) => a.rank - b.rank || a.round - b.round || a.servedAt - b.servedAt);
    return keyed.map(({ task }) => task);
  };

  const leave = (task: Waiting) => {
    waiting = waiting.filter((other) => other !== task);
    stateOf(task.place.user).waiting -= 1;
  };

  const tellPositions = (ordered = order()) => {
    for (const [index, task] of ordered.entries()) {
      if (task.position === index + 1) continue;
      task.position = index + 1;
      task.place.onPosition?.(task.position);
    }
  };

  const begin = (state: UserState) => {
    running += 1;
    turn += 1;
    state.running += 1;
    state.servedAt = turn;
  };

  /** Who has tasks to answer for that were killed gives up a turn for each, as long as another user waits. */
  const skipKilled = (ordered: Waiting[]): Waiting[] => {
    const user = ordered[0]?.place.user;
    const state = user !== undefined && stateOf(user);
    if (!state || state.kills === 0 || ordered.every(({ place }) => place.user === user)) return ordered;
    turn += 1;
    state.kills -= 1;
    state.servedAt = turn;
    return skipKilled(order());
  };

  const startNext = () => {
    const [next, ...others] = skipKilled(order());
    if (!next) return;
    leave(next);
    begin(stateOf(next.place.user));
    next.start();
    tellPositions(others);
  };

  /** False when no user has two waiting tasks more than the newcomer. */
  const makeRoom = (newcomer: string): boolean => {
    const heaviest = [...users].reduce((most, each) => (each[1].waiting > most[1].waiting ? each : most));
    if (heaviest[1].waiting < stateOf(newcomer).waiting + 2) return false;
    const last = waiting.findLast(({ place }) => place.user === heaviest[0])!;
    leave(last);
    last.refuse(new QueueFull("others wait who asked for less"));
    return true;
  };

  const waitFor = (place: Place): Promise<void> => {
    const state = stateOf(place.user);
    if (waiting.length >= waitingMax && !makeRoom(place.user))
      return Promise.reject(new QueueFull("too many tasks wait"));
    return new Promise((resolve, reject) => {
      const { signal } = place;
      const stopListening = () => signal?.removeEventListener("abort", giveUp);
      const task: Waiting = {
        place,
        position: 0,
        start: () => {
          stopListening();
          place.onPosition?.(0);
          resolve();
        },
        refuse: (error) => {
          stopListening();
          reject(error);
        },
      };
      const giveUp = () => {
        leave(task);
        reject(signal!.reason);
        tellPositions();
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      state.waiting += 1;
      waiting.push(task);
      tellPositions();
    });
  };

  return {
    async run(place, work) {
      place.signal?.throwIfAborted();
      const state = stateOf(place.user);
      // No task waits while a place is free: the end of each task starts the next one.
      if (running < atOnce) begin(state);
      else await waitFor(place);
      try {
        const result = await work();
        state.kills = 0;
        return result;
      } catch (error) {
        if (isKill(error)) state.kills = Math.min(state.kills + 1, KILLS_MAX);
        throw error;
      } finally {
        state.running -= 1;
        running -= 1;
        startNext();
      }
    },
  };
}
