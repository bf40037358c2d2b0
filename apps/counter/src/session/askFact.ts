import * as Fitment from "@camber/domain/fitment/commands"
import { getSelectedProject, type Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Choice } from "../desk/model.ts"
import { reject } from "./describeFailure.ts"

const toChoice = (label: string, project: Project): Choice => ({ label, task: { _tag: "ChangeCar", project } })

/** Asks for the fact that decides whether a part fits the selected car, with the answers that the shop knows. */
export const askFact = Effect.fnUntraced(function* (skuBaseNumber: string) {
  const project = yield* getSelectedProject
  if (project === null) return yield* reject("Which car is it? Type it on the call screen, or press F2.")
  const fit = yield* Fitment.explain(skuBaseNumber, project)
  const fact = fit && (yield* Fitment.findMissingFact(fit.verdict, project))
  if (fact === null) return yield* reject("No question is open for this part.")
  if (fact.asks === "Vehicle") return yield* reject("Which car is it? Type it on the call screen, or press F2.")
  if (fact.declined === null) return yield* reject("Only some options fit. Press Enter to choose one.")
  const choices = fact.choices.map(({ label, project: after }) => toChoice(label, after))
  return { _tag: "Asked", title: fact.text, choices: [...choices, toChoice("Caller does not know", fact.declined)] } satisfies Result
})
