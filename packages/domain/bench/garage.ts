import { closedFlow, type GarageFlow } from "../src/vehicles/garage/flow.ts"
import { canSave, transition } from "../src/vehicles/garage/machine.ts"
import { camaroChosen, choose, close, open, save } from "../src/vehicles/garage/testing/events.ts"
import { waitForIdle } from "../src/vehicles/garage/testing/waitForIdle.ts"
import { rate } from "./rate.ts"

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
