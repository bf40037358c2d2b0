import { CartItem } from "@camber/domain/cart"
import {
  Catalog,
  type ChoiceComponent,
  type ChosenComponent,
  clampQuantity,
  kitPositions,
  formatPartName,
  type ProductChoices,
  SkuBaseNumber,
  SkuVariantNumber
} from "@camber/domain/catalog"
import { parseQuantity } from "@camber/domain/controls"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Button, EmptyState, HiddenFields, LinkButton, InlineAlert, PageTitle, SelectField, TextField } from "@camber/ui"
import { Effect, Option, Schema } from "effect"
import { useActionData, useLoaderData } from "react-router-dom"
import { redirect } from "react-router-dom"
import type { FormFields, FormPage, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { cartHref, kitFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { addItem } from "../../cart/forms/addItem.ts"

/** An alternative for one position of a kit. */
interface Part {
  readonly value: string
  readonly label: string
  readonly isPurchaseable: boolean
  readonly component: ChosenComponent
}

interface Shown {
  /** Null if the kit does not exist or failed to load. */
  readonly kit: ProductChoices | null
  readonly fields: FormFields
  /** Reason for a failed add. */
  readonly message: string | null
  /** Errors of the positions with an open selection. */
  readonly errors: Readonly<Record<string, string>>
}

const partsOf = (component: ChoiceComponent): ReadonlyArray<Part> => {
  const { isPurchaseable, ordinality, skuBaseName, skuVariantNumber, variants } = component
  const own = skuVariantNumber === null ? [] : [{ isPurchaseable, optionValues: [], skuVariantNumber }]
  return (variants.length > 0 ? variants : own).map((variant) => ({
    value: `${ordinality}:${variant.skuVariantNumber}`,
    label: [formatPartName(skuBaseName, variant.optionValues), ...(variant.isPurchaseable ? [] : ["(not available)"])].join(" "),
    isPurchaseable: variant.isPurchaseable,
    component: { ordinality, skuVariantNumber: variant.skuVariantNumber }
  }))
}

const toProductBitset = (kit: ProductChoices) =>
  kitPositions(kit.kitComponents)
    .flatMap(({ number, places }) => places.map(({ alternatives }) => ({ number, alternatives })))
    .map(({ alternatives, number }, at) => ({
      name: `place${at + 1}`,
      label: `${number}. ${alternatives.length === 1 ? `${alternatives[0]!.quantity} × ${alternatives[0]!.skuBaseName}` : "Choose one"}`,
      parts: alternatives.flatMap(partsOf)
    }))

const kitOf = async ({ run, selected }: FormVisitor, { skuBaseNumber }: FormFields): Promise<ProductChoices | null> =>
  // After a form post the URL of the page does not contain the kit, but the form's result does.
  isBaseNumber(skuBaseNumber)
    ? run(
        Catalog.use((catalogue) => catalogue.options(skuBaseNumber, selected?.project ?? UNKNOWN_PROJECT)).pipe(
          Effect.tapError((error) => Effect.logError("Failed to load a kit", error)),
          Effect.orElseSucceed(() => null)
        )
      )
    : null

const isBaseNumber = Schema.is(SkuBaseNumber)

const load: FormPage<Shown, Shown>["load"] = async (visitor, { searchParams }) => {
  const fields = Object.fromEntries(searchParams)
  return { fields, kit: await kitOf(visitor, fields), message: null, errors: {} }
}

const act: FormPage<Shown, Shown>["act"] = async (visitor, fields) => {
  const kit = await kitOf(visitor, fields)
  const skuVariantNumber = Option.getOrNull(Schema.decodeUnknownOption(SkuVariantNumber)(fields["skuVariantNumber"]))
  if (kit === null || skuVariantNumber === null) return { kit: null, fields, message: null, errors: {} }
  const taken = toProductBitset(kit).map(({ name, parts }) => ({ name, part: parts.find(({ value }) => value === fields[name]) }))
  const open = taken.flatMap(({ name, part }) => (part === undefined ? [[name, "Select one"]] : []))
  if (open.length > 0) return { kit, fields, message: null, errors: Object.fromEntries(open) }
  const result = await visitor.run(
    addItem(
      CartItem.make({
        skuBaseNumber: kit.skuBaseNumber,
        skuVariantNumber,
        quantityRequested: clampQuantity(parseQuantity(fields["quantity"] ?? "")),
        kitComponents: taken.flatMap(({ part }) => part?.component ?? []),
        listId: null,
        listName: null,
        attribution: null
      }),
      visitor.pressKey
    )
  )
  return result === null ? redirect(cartHref, 303) : { kit, fields, message: result.message, errors: {} }
}

/** A kit with a select for each of its positions. */
const KitFormPage = () => {
  const begun = useLoaderData() as Shown
  const { errors, fields, kit, message } = (useActionData() as Shown | undefined) ?? begun
  if (kit === null || kit.kitComponents.length === 0)
    return (
      <div className="wrap order">
        <PageTitle title="Build your Kit" />
        <EmptyState title="We couldn't show this kit" actions={<LinkButton href="/shop/all">Shop All Parts</LinkButton>}>
          Try again in a moment.
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap order">
      <PageTitle title="Build your Kit" />
      {message !== null && (
        <InlineAlert tone="bad" title="This kit isn't in your cart.">
          {message}
        </InlineAlert>
      )}
      <form className="form" method="post" action={kitFormHref} aria-label="Build your Kit">
        <HiddenFields
          fields={[
            { name: "skuBaseNumber", value: kit.skuBaseNumber },
            { name: "skuVariantNumber", value: fields["skuVariantNumber"] ?? "" }
          ]}
        />
        {toProductBitset(kit).map(({ label, name, parts }) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            defaultValue={fields[name] ?? (parts.length === 1 ? parts[0]!.value : "")}
            error={errors[name]}
            options={[
              { value: "", label: "Select" },
              ...parts.map(({ isPurchaseable, value, label }) => ({ value, label, disabled: !isPurchaseable }))
            ]}
          />
        ))}
        <TextField
          label="Quantity"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={fields["quantity"] ?? "1"}
        />
        <div>
          <Button type="submit" variant="primary" size="large">
            Add to Cart
          </Button>
          <LinkButton variant="ghost" href={kit.productPageUrl}>
            Back to the Kit
          </LinkButton>
        </div>
      </form>
    </div>
  )
}

export const kitFormPage: FormPage<Shown, Shown> = {
  Component: KitFormPage,
  handle: accountHead("Build your Kit", kitFormHref),
  load,
  act
}
