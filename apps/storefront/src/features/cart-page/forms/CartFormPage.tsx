import { Cart, type CartContents, type CartLine as Line, computeSavings } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { Checkout, type OrderReview } from "@camber/domain/checkout"
import { type Location, VisitorLocation } from "@camber/domain/location"
import { type CartClash, PartPairs } from "@camber/domain/mating"
import { PromoCodes, type PromoCodeState } from "@camber/domain/promotions"
import { formatCents } from "@camber/domain/money"
import { Button, CartLine, CartSummary, HiddenFields, LinkButton, InlineAlert, OrderTotals, PageTitle, TextField } from "@camber/ui"
import { Effect, Option } from "effect"
import { observer } from "mobx-react-lite"
import { useActionData, useLoaderData, redirect } from "react-router-dom"
import { type FormFields, type FormPage, isPresent } from "../../../foundation/page/FormPage.ts"
import { cartFormHref, cartHref, checkoutFormHref } from "../../../foundation/page/hrefs.ts"
import { useStore } from "../../../foundation/runtime/StoreContext.ts"
import { accountHead } from "../../account/accountHead.ts"
import type { FormMessage } from "../../cart/forms/addItem.ts"
import { ClashList } from "../../mating/CartClashes.tsx"
import { ProjectStore } from "../../vehicle/ProjectStore.ts"
import { cartLineProps } from "../cartLineProps.ts"
import { EmptyCart } from "../CartContents.tsx"
import { estimateRows, describePromoEffect, computeGoodsTotals, getSummaryRows } from "../goodsTotals.ts"
import { runCartForm, decodeCartForm } from "./cartForm.ts"

interface Shown {
  /** Null after a failure. */
  readonly contents: CartContents | null
  readonly code: PromoCodeState
  readonly place: Location | null
  /** Order costs at the known place; null without a place or after a failure. */
  readonly estimate: OrderReview | null
  /** Pairs of parts that do not meet. */
  readonly clashes: ReadonlyArray<CartClash>
}

/** Outcome of a form, with its typed fields. */
interface CartAnswer extends FormMessage {
  readonly fields: FormFields
}

const load: FormPage<Shown, CartAnswer>["load"] = (visitor) =>
  visitor.run(
    Effect.gen(function* () {
      const [cart, codes] = [yield* Cart, yield* PromoCodes]
      yield* Effect.all([cart.load, codes.load], { concurrency: 2 })
      const place = yield* (yield* VisitorLocation).current
      const contents = (yield* isPresent(cart.changes)).cart
      const isAsked = place !== null && contents !== null && contents.lines.length > 0
      const estimate = isAsked ? yield* (yield* Checkout).estimate(place) : null
      const clashes =
        contents === null || contents.lines.length === 0 ? [] : yield* (yield* PartPairs).cartClashes(visitor.selected?.project.projectId)
      return { contents, code: yield* isPresent(codes.changes), place, estimate, clashes }
    })
  )

const act: FormPage<Shown, CartAnswer>["act"] = async (visitor, fields) => {
  const form = Option.getOrNull(decodeCartForm(fields))
  const outcome = form === null ? { message: notUnderstood(fields), isDone: false } : await visitor.run(runCartForm(form, visitor.pressKey))
  return outcome === null ? redirect(cartFormHref, 303) : { fields, ...outcome }
}

/** An added part needs one variant. Without one the shopper still has to choose options. */
const notUnderstood = ({ intent }: FormFields): string =>
  intent === "add" ? "Choose the part's options first, then add it." : "Something went wrong. Try again."

/** Cart page with a form for each action. */
const CartFormPage = () => {
  const { contents, ...known } = useLoaderData() as Shown
  const answer = useActionData() as CartAnswer | undefined
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={contents === null ? undefined : itemCountText(contents.itemCount)} />
      {answer?.fields["intent"] === "add" && <NotAdded answer={answer} />}
      {contents === null ? <Failed /> : <Contents {...known} contents={contents} answer={answer} />}
    </div>
  )
}

/** Links back to the part if a page of the shop sent the form. */
const NotAdded = ({ answer: { fields, message } }: { readonly answer: CartAnswer }) => {
  const from = fields["from"] ?? ""
  return (
    <InlineAlert
      tone="bad"
      title="This part isn't in your cart."
      action={/^\/item\/[\w/~-]+$/.test(from) && <LinkButton href={`${from}#options`}>Back to the Part</LinkButton>}
    >
      {message}
    </InlineAlert>
  )
}

const Failed = () => (
  <InlineAlert tone="bad" title="We couldn't load your cart." action={<LinkButton href={cartFormHref}>Try again</LinkButton>}>
    Your items are saved. Try again in a moment.
  </InlineAlert>
)

interface ContentsProps extends Omit<Shown, "contents"> {
  readonly contents: CartContents
  readonly answer: CartAnswer | undefined
}

const Contents = ({ answer, clashes, contents, ...known }: ContentsProps) =>
  contents.lines.length === 0 ? (
    <EmptyCart />
  ) : (
    <div className="cartgrid">
      <div className="cart__lines">
        <ul>
          {contents.lines.map((line) => (
            <LineForms key={line.lineId} line={line} answer={answer?.fields["lineId"] === line.lineId ? answer : undefined} />
          ))}
        </ul>
        <ClashList clashes={clashes} />
      </div>
      <Totals {...known} answer={answer} contents={contents} />
    </div>
  )

const LineForms = observer(function LineForms({ answer, line }: { readonly answer: CartAnswer | undefined; readonly line: Line }) {
  const { plate } = useStore(ProjectStore)
  const lineId = { name: "lineId", value: line.lineId }
  return (
    <CartLine
      {...cartLineProps(line, plate)}
      quantity={
        line.isPurchaseable && (
          <form className="cart__quantity" method="post" action={cartFormHref}>
            <HiddenFields fields={[{ name: "intent", value: "change" }, lineId]} />
            <TextField
              label="Quantity"
              aria-label={`Quantity of ${line.title}`}
              name="quantity"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={answer?.isDone === false ? answer.fields["quantity"] : line.quantity}
              error={answer?.message}
            />
            <Button type="submit" aria-label={`Update the quantity of ${line.title}`}>
              Update
            </Button>
          </form>
        )
      }
      actions={
        <form method="post" action={cartFormHref}>
          <HiddenFields fields={[{ name: "intent", value: "remove" }, lineId]} />
          <Button type="submit" variant="ghost" size="small" aria-label={`Remove ${line.title}`}>
            Remove
          </Button>
        </form>
      }
    />
  )
})

const Totals = ({ answer, code, contents, estimate, place }: Omit<ContentsProps, "clashes">) => {
  const ofCode = answer?.fields["intent"] === "promo" ? answer : undefined
  const { promo } = code
  const totals = computeGoodsTotals(contents, promo)
  const saved = computeSavings(totals)
  return (
    <CartSummary
      count={itemCountText(contents.itemCount)}
      subtotal={formatCents(totals.subtotal)}
      rows={getSummaryRows(totals, promo)}
      totalLabel="Subtotal"
      total={formatCents(totals.total)}
      saved={saved > 0 ? formatCents(saved) : undefined}
    >
      <form className="cart__code" method="post" action={cartFormHref}>
        <HiddenFields fields={[{ name: "intent", value: "promo" }]} />
        <TextField
          label="Promo code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          defaultValue={ofCode?.fields["code"]}
          error={ofCode?.message}
        />
        <Button type="submit">Apply</Button>
      </form>
      {promo !== null && (
        <form className="cart__code" method="post" action={cartFormHref}>
          <HiddenFields fields={[{ name: "intent", value: "noPromo" }]} />
          <p>
            <b>{promo.code}</b> {describePromoEffect(promo, totals.subtotal)}
          </p>
          <Button type="submit" variant="ghost" size="small" aria-label={`Remove promo code ${promo.code}`}>
            Remove
          </Button>
        </form>
      )}
      <DeliverTo answer={answer?.fields["intent"] === "zip" ? answer : undefined} place={place} />
      {place !== null && estimate !== null && <Estimate estimate={estimate} place={place} />}
      <LinkButton href={checkoutFormHref} variant="primary" size="large" block>
        Check Out
      </LinkButton>
    </CartSummary>
  )
}

const DeliverTo = ({ answer, place }: Pick<ContentsProps, "answer" | "place">) => (
  <form className="cart__code" method="post" action={cartFormHref}>
    <HiddenFields fields={[{ name: "intent", value: "zip" }]} />
    <TextField
      label="Deliver to (ZIP code)"
      name="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      defaultValue={answer?.fields["zip"] ?? place?.zipCode}
      error={answer?.message}
    />
    <Button type="submit">Show Shipping</Button>
  </form>
)

const Estimate = ({ estimate, place }: { readonly estimate: OrderReview; readonly place: Location }) =>
  estimate.shippingMessage === null ? (
    <OrderTotals rows={estimateRows(estimate, place.zipCode)} total={formatCents(estimate.total)} />
  ) : (
    <InlineAlert tone="bad">{estimate.shippingMessage}</InlineAlert>
  )

export const cartFormPage: FormPage<Shown, CartAnswer> = {
  Component: CartFormPage,
  handle: accountHead("Shopping Cart", cartHref),
  load,
  act
}
