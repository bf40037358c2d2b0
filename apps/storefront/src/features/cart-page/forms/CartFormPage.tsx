import { Cart, type CartContents, type CartLine as Line, savedInAll } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalogue"
import { PromoCodes, type PromoCodeState } from "@camber/domain/promotions"
import { formatCents } from "@camber/domain/money"
import { Button, CartLine, CartSummary, HiddenFields, LinkButton, Notice, PageTitle, TextField } from "@camber/ui"
import { Effect, Option } from "effect"
import { observer } from "mobx-react-lite"
import { redirect, useActionData, useLoaderData } from "react-router-dom"
import type { FormFields, FormPage } from "../../../foundation/page/FormPage.ts"
import { cartFormHref, cartHref, checkoutFormHref } from "../../../foundation/page/hrefs.ts"
import { present } from "../../../foundation/page/present.ts"
import { useStore } from "../../../foundation/runtime/StoreContext.ts"
import { accountHead } from "../../account/accountHead.ts"
import type { Said } from "../../cart/forms/addItem.ts"
import { ProjectStore } from "../../vehicle/ProjectStore.ts"
import { cartLineProps } from "../cartLineProps.ts"
import { EmptyCart } from "../EmptyCart.tsx"
import { codeEffect, codeRows, goodsTotals } from "../goodsTotals.ts"
import { actOnCart, decodeCartForm } from "./cartForm.ts"

interface Shown {
  /** null: it could not be had. */
  readonly contents: CartContents | null
  readonly code: PromoCodeState
}

/** What came of a form, with what was typed in it. */
interface CartAnswer extends Said {
  readonly fields: FormFields
}

const load: FormPage<Shown, CartAnswer>["load"] = (visitor) =>
  visitor.run(
    Effect.gen(function* () {
      const [cart, codes] = [yield* Cart, yield* PromoCodes]
      yield* Effect.all([cart.load, codes.load], { concurrency: 2 })
      return { contents: (yield* present(cart.changes)).cart, code: yield* present(codes.changes) }
    })
  )

const act: FormPage<Shown, CartAnswer>["act"] = async (visitor, fields) => {
  const form = Option.getOrNull(decodeCartForm(fields))
  const said = form === null ? { message: notUnderstood(fields), isDone: false } : await visitor.run(actOnCart(form, visitor.pressKey))
  return said === null ? redirect(cartFormHref, 303) : { fields, ...said }
}

/** A part is put into the cart as one variant: where none is named, something is left to choose. */
const notUnderstood = ({ intent }: FormFields): string =>
  intent === "add" ? "Choose the part's options first, then add it." : "This could not be done. Please try again."

/** The cart with a form for each thing that can be done with it. */
const CartFormPage = () => {
  const { code, contents } = useLoaderData() as Shown
  const answer = useActionData() as CartAnswer | undefined
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={contents === null ? undefined : itemCountText(contents.itemCount)} />
      {answer?.fields["intent"] === "add" && <NotAdded answer={answer} />}
      {contents === null ? <Failed /> : <Contents contents={contents} code={code} answer={answer} />}
    </div>
  )
}

/** Back to the part, if it was one of the shop's pages that sent the form. */
const NotAdded = ({ answer: { fields, message } }: { readonly answer: CartAnswer }) => {
  const from = fields["from"] ?? ""
  return (
    <Notice
      tone="bad"
      title="The part is not in your cart."
      action={/^\/item\/[\w/~-]+$/.test(from) && <LinkButton href={`${from}#options`}>Back to the Part</LinkButton>}
    >
      {message}
    </Notice>
  )
}

const Failed = () => (
  <Notice tone="bad" title="Your cart could not be loaded." action={<LinkButton href={cartFormHref}>Try again</LinkButton>}>
    Your items are saved. Please try again in a moment.
  </Notice>
)

interface ContentsProps {
  readonly contents: CartContents
  readonly code: PromoCodeState
  readonly answer: CartAnswer | undefined
}

const Contents = ({ answer, code, contents }: ContentsProps) =>
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
      </div>
      <Totals answer={answer?.fields["intent"] === "promo" ? answer : undefined} code={code} contents={contents} />
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

const Totals = ({ answer, code, contents }: ContentsProps) => {
  const { promo } = code
  const totals = goodsTotals(contents, promo)
  const saved = savedInAll(totals)
  return (
    <CartSummary
      count={itemCountText(contents.itemCount)}
      subtotal={formatCents(totals.subtotal)}
      rows={codeRows(totals, promo)}
      totalLabel="Total before shipping"
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
          defaultValue={answer?.fields["code"]}
          error={answer?.message}
        />
        <Button type="submit">Apply</Button>
      </form>
      {promo !== null && (
        <form className="cart__code" method="post" action={cartFormHref}>
          <HiddenFields fields={[{ name: "intent", value: "noPromo" }]} />
          <p>
            <b>{promo.code}</b> {codeEffect(promo, totals.subtotal)}
          </p>
          <Button type="submit" variant="ghost" size="small" aria-label={`Remove promo code ${promo.code}`}>
            Remove
          </Button>
        </form>
      )}
      <LinkButton href={checkoutFormHref} variant="primary" size="large" block>
        Check Out
      </LinkButton>
    </CartSummary>
  )
}

export const cartFormPage: FormPage<Shown, CartAnswer> = {
  Component: CartFormPage,
  handle: accountHead("Shopping Cart", cartHref),
  load,
  act
}
