import { HiddenFields, Button } from "@camber/ui"

export interface JobBuyProps {
  /** Number of parts in the set. */
  readonly count: number
  readonly total: string
  readonly coreCharge: string | null
  /** With the parts that are usually needed; null if there are none. */
  readonly totalWithUsual: string | null
  /** Page that adds the set without scripts. */
  readonly action: string
  /** Name of the buttons. */
  readonly name: string
  readonly slug: string
  readonly isUpdating: boolean
}

/** Adds the set to the cart with one press, all of it or none. */
export const JobBuy = ({ action, coreCharge, count, isUpdating, name, slug, total, totalWithUsual }: JobBuyProps) => (
  <section className="jobbuy" aria-label="Buy the set">
    <HiddenFields fields={[{ name: "job", value: slug }]} />
    <p className="jobbuy__sum" aria-live="polite" aria-atomic="true">
      <b>{count === 0 ? "Nothing to add" : total}</b>
      <span>
        {count === 0 ? "We sell none of the parts that are still missing." : `${count} ${count === 1 ? "part" : "parts"}, checked together`}
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
        Add {count} to Cart
      </Button>
    )}
    {totalWithUsual !== null && (
      <Button type="submit" name={name} value="usual" formMethod="post" formAction={action} block busy={isUpdating}>
        Add with Usually Needed, {totalWithUsual}
      </Button>
    )}
  </section>
)
