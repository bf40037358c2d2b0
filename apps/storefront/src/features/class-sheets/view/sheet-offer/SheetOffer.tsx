import { useId } from "react"
import { Button, HiddenFields, LinkButton, SectionHead } from "@camber/ui"

export interface SheetOfferProps {
  /** Name of the selected car. */
  readonly car: string
  readonly sheet: { readonly reference: string; readonly title: string; readonly raceName: string; readonly notice: string | null }
  /** URL that receives the form and selects the sheet. */
  readonly action: string
  /** URL of the same page without the question. */
  readonly keepHref: string
  readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** Asks whether to use a sheet for the selected car, because the sheet then applies to all of its parts. */
export const SheetOffer = ({ action, car, fields, keepHref, sheet: { notice, raceName, reference, title } }: SheetOfferProps) => {
  const id = useId()
  return (
    <section className="block" aria-labelledby={id}>
      <SectionHead id={id} title={`Use this sheet for your ${car}?`} />
      <p>
        <b>{title}</b> is a sheet for the class {raceName}. Product pages and lists will then show what is legal for this car under this
        sheet.
      </p>
      {notice !== null && <p>{notice}</p>}
      <form className="csheet__acts" method="post" action={action}>
        <HiddenFields fields={[...fields, { name: "intent", value: "choose" }, { name: "sheet", value: reference }]} />
        <Button type="submit" variant="primary">
          Yes, Use This Sheet
        </Button>
        <LinkButton href={keepHref}>No, Keep as It Is</LinkButton>
      </form>
    </section>
  )
}
