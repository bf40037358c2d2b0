import { Garage, ProjectId } from "@camber/domain/garage"
import { Paint } from "@camber/domain/vehicle"
import { Effect, Option, Schema } from "effect"
import { redirect } from "react-router-dom"
import { type FormAction, type FormServices, isPresent } from "../../../foundation/page/FormPage.ts"
import { garageHref } from "../../../foundation/page/hrefs.ts"

const ProjectForm = Schema.Struct({
  intent: Schema.Literals(["select", "remove", "clear", "paint"]),
  projectId: ProjectId.check(Schema.isMaxLength(64)),
  /** Empty for no paint. */
  paint: Schema.optionalKey(Schema.Literals(["", ...Paint.literals]))
})
/** Action of a garage form. */
export type GarageIntent = (typeof ProjectForm.Type)["intent"]
const decodeForm = Schema.decodeUnknownOption(ProjectForm)

/** Runs the form's action. Returns the next address; null if it failed. */
const runIntent = ({ intent, paint, projectId }: typeof ProjectForm.Type): Effect.Effect<string | null, never, FormServices> =>
  Effect.gen(function* () {
    const garage = yield* Garage
    yield* garage.hydrate()
    if (intent === "paint") {
      yield* garage.paint(projectId, paint === undefined || paint === "" ? null : paint)
      return (yield* isPresent(garage.changes)).failure === null ? garageHref : null
    }
    const { href } = yield* intent === "select"
      ? garage.select(projectId)
      : intent === "remove"
        ? garage.remove(projectId)
        : garage.clearSelection
    const { failure } = yield* isPresent(garage.changes)
    return failure !== null ? null : intent === "select" ? (href ?? garageHref) : garageHref
  })

/** Changes the garage without scripts. The page shows a failure. */
export const garageAction: FormAction<true> = async (visitor, sent) => {
  const form = Option.getOrNull(decodeForm(sent))
  const href = form && (await visitor.run(runIntent(form)))
  return href === null ? true : redirect(href, 303)
}
