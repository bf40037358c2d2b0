/** How long the page took to answer a press, in milliseconds. `id` is the browser's: the events of one press share it. */
export interface Latency {
  readonly id: number
  readonly duration: number
}

/** The interactions of a page so far: how many, and the worst of them, the longest first. */
export interface Latencies {
  readonly count: number
  readonly worst: ReadonlyArray<Latency>
  /** The id of the last one. */
  readonly lastId: number | null
}

export const noLatencies: Latencies = { count: 0, worst: [], lastId: null }

/** ANL-111 */
export const GOOD_MILLIS = 200
export const POOR_MILLIS = 500
/** ANL-10 */
const MOST_WORST = 10
/** One interaction in so many may be as bad as it likes: the measure is the 98th percentile. */
const PER_OUTLIER = 50

/** How quick an interaction was (ANL-09). */
export type Rating = "good" | "needs improvement" | "poor"

/** Both limits belong to the better side (ANL-09, ANL-111). */
export const latencyRating = (millis: number): Rating =>
  millis <= GOOD_MILLIS ? "good" : millis <= POOR_MILLIS ? "needs improvement" : "poor"

/** Slow enough to be reported (ANL-11). */
export const isSlow = ({ duration }: Latency): boolean => duration > GOOD_MILLIS

/** The interactions with one more event: an interaction takes as long as its longest event, and the 10 worst are kept (ANL-10). */
export const withLatency = ({ count, lastId, worst }: Latencies, latency: Latency): Latencies => {
  const known = worst.find(({ id }) => id === latency.id)
  const isNew = known === undefined && latency.id !== lastId
  const longest = known !== undefined && known.duration > latency.duration ? known : latency
  return {
    count: isNew ? count + 1 : count,
    lastId: latency.id,
    worst: [...worst.filter(({ id }) => id !== latency.id), longest]
      .toSorted((one, other) => other.duration - one.duration)
      .slice(0, MOST_WORST)
  }
}

/** Interaction to Next Paint in milliseconds: the worst, but for one in fifty; null before the first. */
export const interactionToNextPaint = ({ count, worst }: Latencies): number | null =>
  worst[Math.min(Math.floor(count / PER_OUTLIER), worst.length - 1)]?.duration ?? null
