/** Whose task it is, and its priority. */
export interface Place {
  /** Turns are shared between users: an id for each, or an IP address for callers without an account. */
  user: string;
  /** Background work comes after all users. */
  rank?: "user" | "background";
  /** Aborting removes the task from the queue; once started, the task itself must listen to it. */
  signal?: AbortSignal;
  /** Called each time the waiting task's position changes: 1 is the next; 0 when it starts after a wait. */
  onPosition?(position: number): void;
}

/** Too many tasks wait: retry a little later. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

export interface FairQueue {
  /** Runs `work` when its turn comes and resolves with its result; rejects with `QueueFull` or the signal's reason. */
  run<Result>(place: Place, work: () => Promise<Result>): Promise<Result>;
}

interface QueueOptions {
  /** Maximal number of running tasks. */
  atOnce: number;
  /** Maximal number of waiting tasks. */
  waitingMax: number;
  /**
   * Whether an error means that the task had to be killed: each kill costs its user one turn, unless another of their
   * tasks ends well.
   */
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
  /** The number of this user's last turn; 0 before the first. */
  servedAt: number;
}

/** How many users without a task are remembered; beyond, all are forgotten and count as new. */
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

  /** Waiting tasks, the next one first. */
  const order = (): Waiting[] => {
    const seen = new Map<string, number>();
    const keyed = waiting.map((task) => {
      const { user, rank } = task.place;
      const before = seen.get(user) ?? 0;
      seen.set(user, before + 1);
      const { running: atWork, servedAt } = stateOf(user);
      return { task, rank: rank === "background" ? 1 : 0, round: atWork + before, servedAt };
    });
    // The sort is stable: tasks of one user, and of new users, keep their order of arrival.
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

  /** A user whose tasks were killed loses one turn for each kill, as long as another user waits. */
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

  /** Drops the heaviest user's last task; false if none waits with two tasks more. */
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
      // No task waits while there is room: the end of each task starts the next one.
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
