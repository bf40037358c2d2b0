import {
  ClassSheets,
  SheetForms,
  type DatedItem,
  isDay,
  MAX_DATED_ITEMS,
  MAX_ITEM_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  REMINDER_DAYS,
  type PitNotes
} from "@camber/domain/class-sheets"
import type { Project } from "@camber/domain/vehicle"
import { Button, EmptyState, InlineAlert, Link, LinkButton, PageTitle, SectionHead, TextField } from "@camber/ui"
import { redirect, useActionData, useLoaderData } from "react-router-dom"
import type { FormFields, FormPage, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { garageHref, pitFormHref, pitHref, raceCarFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { DueDates } from "../DueDates.tsx"
import { nameCar } from "./RaceCarFormPage.tsx"

interface Shown {
  readonly car: string | null
  /** Null after a failure. */
  readonly pit: PitNotes | null
  /** Whether the owner gets reminders by email. Null without an account, and for a car that is not saved. */
  readonly reminds: boolean | null
  readonly today: string
}

/** The reason why the form was not saved, with the typed texts. */
interface Rejected {
  readonly message: string
  readonly pit: PitNotes
}

const load: FormPage<Shown, Rejected>["load"] = async (visitor) => {
  const today = new Date().toISOString().slice(0, 10)
  if (visitor.selected === null) return { car: null, pit: null, reminds: null, today }
  const { description, project } = visitor.selected
  const car = await visitor.run(ClassSheets.use((sheets) => sheets.car(project)))
  const known = car === "noResponse" ? null : car
  return { car: nameCar(description), pit: known?.pit ?? null, reminds: known?.reminds ?? null, today }
}

const noteFields = [
  { name: "gears", label: "Gears", hint: "5.50 on a wet track, 5.83 when it slicks off" },
  { name: "springs", label: "Springs", hint: "LF 1,000 · RF 1,100 · LR 200 · RR 175" },
  { name: "spares", label: "Spares", hint: "One per line" }
] as const

/** Reads the form. A row without a name is left out. */
const readPit = (fields: FormFields): PitNotes => ({
  gears: readNote(fields["gears"]),
  springs: readNote(fields["springs"]),
  spares: readNote(fields["spares"]),
  dated: Array.from({ length: MAX_DATED_ITEMS }, (_, at): DatedItem => ({
    name: (fields[`name${at}`] ?? "").trim().slice(0, MAX_ITEM_NAME_LENGTH),
    until: (fields[`until${at}`] ?? "").trim()
  })).filter(({ name }) => name !== "")
})

const readNote = (text = ""): string => text.replaceAll("\r\n", "\n").slice(0, MAX_NOTE_LENGTH)

const act: FormPage<Shown, Rejected>["act"] = async (visitor, fields) => {
  const pit = readPit(fields)
  const wrong = pit.dated.find(({ until }) => !isDay(until))
  if (wrong !== undefined) return { message: `Enter a “Good until” date for “${wrong.name}”, such as 2027-03-31.`, pit }
  const project = visitor.selected?.project
  if (project === undefined) return { message: "Select the car in your garage first.", pit }
  const isDone = await visitor.run(SheetForms.use((forms) => forms.savePit(project, pit)))
  const isSet = isDone === true && (await setReminders(visitor, fields, project))
  return isSet ? redirect(pitFormHref, 303) : { message: "We couldn't save your notes. Try again in a moment.", pit }
}

/** Saves the choice of reminders, if the form offered it. */
const setReminders = async (visitor: FormVisitor, fields: FormFields, project: Project): Promise<boolean> =>
  fields["offersReminders"] === undefined ||
  (await visitor.run(SheetForms.use((forms) => forms.remind(project, fields["reminds"] === "on")))) === true

/** Notes and dates of the selected race car, as a form. */
const PitFormPage = () => {
  const { car, pit: stored, reminds, today } = useLoaderData() as Shown
  const rejected = useActionData() as Rejected | undefined
  const pit = rejected?.pit ?? stored
  return (
    <div className="wrap">
      <PageTitle title="Pit notes" note={car === null ? undefined : `for ${car}`} />
      {rejected !== undefined && <InlineAlert tone="bad">{rejected.message}</InlineAlert>}
      {car === null ? (
        <EmptyState title="Select your race car first" actions={<LinkButton href={garageHref}>Open Your Garage</LinkButton>}>
          Its notes and dates appear here.
        </EmptyState>
      ) : pit === null ? (
        <InlineAlert tone="bad" title="We couldn't load your notes." action={<LinkButton href={pitFormHref}>Try Again</LinkButton>}>
          Your notes are safe. Try again in a moment.
        </InlineAlert>
      ) : (
        <>
          {stored !== null && <DueDates items={stored.dated} today={today} />}
          <PitForm pit={pit} reminds={reminds} />
          <p className="csheet__acts">
            <a className="link" href={pitHref}>
              Open the pit page
            </a>
            <Link className="link" href={raceCarFormHref()}>
              Class check
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

/** Empty rows for further dates. */
const EMPTY_ROWS = 3

const PitForm = ({ pit, reminds }: { readonly pit: PitNotes; readonly reminds: boolean | null }) => (
  <form className="csheet__form" method="post" action={pitFormHref}>
    {noteFields.map(({ hint, label, name }) => (
      <div className="field" key={name}>
        <label htmlFor={name}>{label}</label>
        <textarea
          id={name}
          name={name}
          className="input textarea"
          rows={4}
          maxLength={MAX_NOTE_LENGTH}
          placeholder={hint}
          defaultValue={pit[name]}
        />
      </div>
    ))}
    <SectionHead title="Dates" note="Belts, helmet, window net, extinguisher" />
    {[...pit.dated, ...Array.from({ length: EMPTY_ROWS }, () => ({ name: "", until: "" }))]
      .slice(0, MAX_DATED_ITEMS)
      .map(({ name, until }, at) => (
        <div className="csheet__pair" key={at}>
          <TextField label={`Item ${at + 1}`} name={`name${at}`} defaultValue={name} maxLength={MAX_ITEM_NAME_LENGTH} autoComplete="off" />
          <TextField label="Good until" aria-label={`Item ${at + 1} is good until`} name={`until${at}`} type="date" defaultValue={until} />
        </div>
      ))}
    {reminds === null ? (
      <p>Sign in and save this car to get an email before an item expires.</p>
    ) : (
      <div className="checkbox">
        <input type="hidden" name="offersReminders" value="on" />
        <label>
          <input type="checkbox" name="reminds" defaultChecked={reminds} />
          {`Email me ${REMINDER_DAYS} days before an item of this car expires`}
        </label>
      </div>
    )}
    <div>
      <Button type="submit" variant="primary">
        Save Notes
      </Button>
    </div>
  </form>
)

export const pitFormPage: FormPage<Shown, Rejected> = {
  Component: PitFormPage,
  handle: accountHead("Pit notes", pitFormHref),
  load,
  act
}
