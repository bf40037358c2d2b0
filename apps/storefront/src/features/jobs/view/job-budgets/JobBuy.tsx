import { Button } from "@camber/ui"

export interface JobBuyProps {
  /** Number of parts in the set. */
  readonly count: number
  /** Number of pieces that the button adds: a part may be needed twice. */
  readonly pieces: number
  readonly total: string
  readonly coreCharge: string | null
  /** Total with the parts that are usually needed; null if there are none. */
  readonly totalWithUsual: string | null
  /** URL that adds the set without scripts. */
  readonly action: string
  /** Name of the buttons. */
  readonly name: string
  readonly isUpdating: boolean
}

/** Adds the set to the cart with one click, all of it or none. */
export const JobBuy = ({ action, coreCharge, count, isUpdating, name, pieces, total, totalWithUsual }: JobBuyProps) => (
  <section className="jobbuy" aria-label="Buy the set">
    <p className="jobbuy__sum" aria-live="polite" aria-atomic="true">
      <b>{count === 0 ? "Nothing to add" : total}</b>
      <span>
        {count === 0 ? "We sell none of the parts that are still missing." : `${formatSet(count, pieces)}, checked together`}
        {coreCharge !== null && ` · + ${coreCharge} core charges, paid back on return`}
      </span>
    </p>
    {count > 0 && (
      <Button
        type="submit"
        name={name}
        value="needed"
        formMethod="post"
        formAction={action}
        variant="primary"
        size="large"
        block
        busy={isUpdating}
      >
        Add {pieces} to Cart
      </Button>
    )}
    {totalWithUsual !== null && (
      <Button type="submit" name={name} value="usual" formMethod="post" formAction={action} block busy={isUpdating}>
        Add with Usually Needed Parts, {totalWithUsual}
      </Button>
    )}
  </section>
)

/** '7 parts, 9 pieces', or '7 parts' if each is needed once. */
const formatSet = (count: number, pieces: number): string =>
  `${count} ${count === 1 ? "part" : "parts"}${pieces === count ? "" : `, ${pieces} pieces`}`
