import { closedFlow, type GarageFlow } from "../src/vehicles/garage/flow.ts"
import { canSave, transition } from "../src/vehicles/garage/machine.ts"
import { camaroChosen, choose, close, open, save } from "../src/vehicles/garage/testing/events.ts"
import { waitForIdle } from "../src/vehicles/garage/testing/waitForIdle.ts"

const WARM = 5
const ROUNDS = 9

/**
 * Measures operations per second on one core: the median of nine rounds, after five warm-up rounds. `round` runs `count` operations and
 * returns a number that depends on all of them, so that no operation is optimized away. A round should take some milliseconds.
 */
export const rate = (what: string, count: number, round: () => number): void => {
  let sum = 0
  for (let warm = 0; warm < WARM; warm++) sum += round()
  const rates = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now()
    sum += round()
    return count / ((performance.now() - begun) / 1000)
  }).sort((one, other) => one - other)
  const median = rates[Math.floor(ROUNDS / 2)] ?? 0
  const checked = Math.round(sum / (WARM + ROUNDS))
  console.log(
    `${Math.round(median).toLocaleString("en").padStart(12)} ${what}/s   (median of ${ROUNDS} rounds of ${count.toLocaleString("en")}; check ${checked})`
  )
}

/** Repetitions of each measurement. The events describe a car from opening the drawer to saving, with all lists loaded. */
const TIMES = 2000
const chosen = waitForIdle([open("ADD_YMM"), ...camaroChosen])
const events = [
  choose("stockEngine", 7),
  choose("stockEngine", null),
  choose("model", 5),
  choose("year", 1969),
  close,
  save,
  open("ADD_ENGINE")
]

rate("garage transitions", events.length * TIMES, () => {
  let savable = 0
  for (let time = 0; time < TIMES; time++) {
    const end = events.reduce((flow: GarageFlow, event) => transition(flow, event), chosen)
    if (canSave(transition(chosen, choose("stockEngine", time % 2 === 0 ? 7 : 8))) && end !== closedFlow) savable += 1
  }
  return savable
})
