import { ASSEMBLIES_HREF, assembly, assemblyHref, type SelectedPiece, createSet, getSides } from "@camber/domain/assembly"
import { callService } from "@camber/domain/ports"
import { LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect } from "effect"
import { useActionData, redirect } from "react-router-dom"
import type { FormFields, FormPage, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { assemblyFormHref, cartHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { addItems } from "../../cart/forms/addItem.ts"
import { setCart } from "../setParts.ts"

interface NotAdded {
  /** Message for the shopper. */
  readonly message: string
  /** Page on which the set was chosen. */
  readonly href: string
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

/** Adds the chosen set to the cart, as the services currently offer it for the visitor's car. */
const act: FormPage<null, NotAdded>["act"] = async (visitor, fields) => {
  const name = fields["assembly"] ?? ""
  const found = NAME.test(name) ? await findAssembly(visitor, name) : null
  if (found === null) return { message: "We couldn't load this drawing. Try again.", href: ASSEMBLIES_HREF }
  const href = assemblyHref(found.name)
  const selections = found.pieces.flatMap((piece): ReadonlyArray<SelectedPiece> => {
    const skuBaseNumber = fieldOf(fields, piece.id)
    return skuBaseNumber === "" ? [] : [{ pieceId: piece.id, skuBaseNumber, sides: getSides(piece, fieldOf(fields, `${piece.id}-sides`)) }]
  })
  const set = createSet(found.pieces, selections)
  if (set.items.length === 0 || set.chosen.length < selections.length)
    return {
      message: selections.length === 0 ? "Choose at least one part." : "A part of the set is no longer offered for this car.",
      href
    }
  const result = await visitor.run(addItems(setCart(set).items, visitor.pressKey))
  return result === null ? redirect(cartHref, 303) : { message: result.message, href }
}

const fieldOf = (fields: FormFields, name: string): string => fields[name] ?? ""

/** Shows why a set was not added. */
const AssemblyFormPage = () => {
  const answer = useActionData() as NotAdded | undefined
  const { href, message } = answer ?? { href: ASSEMBLIES_HREF, message: "Choose the parts of a set on its drawing." }
  return (
    <div className="wrap">
      <PageTitle title="Your Set" />
      <InlineAlert tone="bad" title="The set isn't in your cart." action={<LinkButton href={href}>Back to the Drawing</LinkButton>}>
        {message}
      </InlineAlert>
    </div>
  )
}

export const assemblyFormPage: FormPage<null, NotAdded> = {
  Component: AssemblyFormPage,
  handle: accountHead("Your Set", assemblyFormHref),
  load: async () => null,
  act
}
