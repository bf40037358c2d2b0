import { assembly, createSet } from "@camber/domain/assembly"
import { callService } from "@camber/domain/ports"
import { Effect } from "effect"
import { redirect } from "react-router-dom"
import type { FormAction, FormFields, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { cartHref } from "../../../foundation/page/hrefs.ts"
import { addItems } from "../../cart/forms/addItem.ts"
import { readSelections, setCart } from "../setParts.ts"

/** Reason why the set was not added, and the chosen parts. */
export interface AssemblyAnswer {
  readonly message: string
  readonly fields: FormFields
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/

const findAssembly = ({ run, selected }: FormVisitor, name: string) =>
  run(
    callService(assembly, { name, project: selected?.project ?? null }).pipe(
      Effect.map((given) => given.assembly),
      Effect.tapError((error) => Effect.logError("Failed to load an assembly", error)),
      Effect.orElseSucceed(() => null)
    )
  )

/** Adds the chosen set to the cart without scripts, as the services currently offer it for the visitor's car. */
export const assemblyAction: FormAction<AssemblyAnswer> = async (visitor, fields, { name = "" }) => {
  const found = NAME.test(name) ? await findAssembly(visitor, name) : null
  if (found === null) return { message: "We couldn't load this drawing. Try again.", fields }
  const selections = readSelections(found.pieces, fields)
  const set = createSet(found.pieces, selections)
  if (selections.length === 0) return { message: "Choose at least one part.", fields }
  if (set.items.length === 0 || set.chosen.length < selections.length)
    return { message: "A part of the set is no longer offered for this car.", fields }
  const result = await visitor.run(addItems(setCart(set).items, visitor.pressKey))
  return result === null ? redirect(cartHref, 303) : { message: result.message, fields }
}
