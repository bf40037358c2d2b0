import { ClassSheets, type OwnedReport } from "@camber/domain/class-sheets"
import {
  formatRemoved,
  MAX_OWNED_NOTE_LENGTH,
  type OwnedChoice,
  type OwnedForm,
  type OwnedFormProblems,
  type OwnedPart,
  OwnedPartId,
  OwnedProduct,
  OwnedParts,
  type OwnedPartsState,
  type RemovedPart,
  parseOwnedChanges,
  parseOwnedForm,
  toOwnedForm,
  toOwnedRequest,
  toOwnedTypeRequest
} from "@camber/domain/owned-parts"
import { Breadcrumbs, Button, EmptyState, HiddenFields, InlineAlert, LinkButton, PageTitle } from "@camber/ui"
import { Effect, Option, Schema } from "effect"
import { useActionData, useLoaderData } from "react-router-dom"
import { redirect } from "react-router-dom"
import { findSelectedProjectId, type FormFields, type FormPage, type FormServices, isPresent } from "../../../foundation/page/FormPage.ts"
import { buildSheetFormHref, garageHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OwnedDetailsFields } from "../OwnedDetailsFields.tsx"
import { OwnedPartForm } from "../OwnedPartForm.tsx"
import { BuildVerdict } from "../ownedVerdicts.tsx"
import { CsvLink, toOwnedRows } from "../ownedRows.tsx"
import { OwnedSheet } from "../view/owned-sheet/OwnedSheet.tsx"
import "../owned-parts.css"

interface Shown {
  readonly sheet: OwnedPartsState["sheet"]
  readonly failure: string | null
  readonly choices: ReadonlyArray<OwnedChoice>
  /** Null without a class sheet for the car. */
  readonly report: OwnedReport | null
}

interface Answer {
  readonly message: string | null
  readonly problems: OwnedFormProblems
  readonly typed: OwnedForm
  /** The part whose details were sent; null for the form that enters a part. */
  readonly editedId: string | null
  /** The part that was just removed. */
  readonly removed: RemovedPart | null
}

const decodeProduct = Schema.decodeUnknownOption(OwnedProduct)
const decodeId = Schema.decodeUnknownOption(OwnedPartId)
const GONE = "This part is no longer on the build sheet. Reload the page."
const text = (field: string | undefined): string => (field ?? "").slice(0, 200)

const load: FormPage<Shown, Answer>["load"] = (visitor) =>
  visitor.run(
    Effect.gen(function* () {
      const [projectId, owned] = [yield* findSelectedProjectId, yield* OwnedParts]
      if (projectId === null) return { sheet: null, failure: null, choices: [], report: null }
      yield* owned.load(projectId)
      const { failure, sheet } = yield* isPresent(owned.changes)
      const report = yield* (yield* ClassSheets).ownedReport(projectId)
      return { sheet, failure, choices: yield* owned.choices, report: report === "noResponse" ? null : report }
    })
  )

/** Runs the form's action. Returns the next URL, or the message that the page shows. */
const runIntent = (fields: FormFields): Effect.Effect<string | Answer, never, FormServices> =>
  Effect.gen(function* () {
    const [projectId, owned] = [yield* findSelectedProjectId, yield* OwnedParts]
    const id = Option.getOrNull(decodeId(fields["id"]))
    const typed = {
      part: text(fields["part"]),
      gotOn: text(fields["gotOn"]),
      mileage: text(fields["mileage"]),
      price: text(fields["price"]),
      note: (fields["note"] ?? "").slice(0, 2 * MAX_OWNED_NOTE_LENGTH)
    }
    const editedId = fields["intent"] === "change" ? id : null
    const fail = (message: string | null, problems: OwnedFormProblems = {}): Answer => ({
      message,
      problems,
      typed,
      editedId,
      removed: null
    })
    if (projectId === null) return fail("Select a car in your garage first.")
    if (fields["intent"] === "have") {
      const part = Option.getOrNull(decodeProduct(fields))
      return part !== null && (yield* owned.add(projectId, toOwnedRequest(part))) !== null
        ? buildSheetFormHref
        : fail((yield* isPresent(owned.changes)).failure ?? "We don't know this part.")
    }
    // The form was sent by the button of a part that the shopper marked on a job's form.
    if (fields["typeSlug"] !== undefined)
      return (yield* owned.add(projectId, toOwnedTypeRequest(text(fields["typeSlug"]).slice(0, 60), 1))) !== null
        ? buildSheetFormHref
        : fail((yield* isPresent(owned.changes)).failure ?? "We don't know this part.")
    if (fields["intent"] === "add") {
      const parsed = parseOwnedForm(typed, yield* owned.choices)
      if (parsed._tag === "Problems") return fail(null, parsed.problems)
      return (yield* owned.add(projectId, parsed.part)) !== null ? buildSheetFormHref : fail((yield* isPresent(owned.changes)).failure)
    }
    if (id === null) return fail(GONE)
    if (fields["intent"] === "restore")
      return (yield* owned.restore(projectId, id)) ? buildSheetFormHref : fail((yield* isPresent(owned.changes)).failure)
    yield* owned.load(projectId)
    if (fields["intent"] === "change") {
      const shown = (yield* isPresent(owned.changes)).sheet?.parts.find((part) => part.id === id)
      if (shown === undefined) return fail(GONE)
      const parsed = parseOwnedChanges(typed, shown)
      if (parsed._tag === "Problems") return fail(null, parsed.problems)
      return (yield* owned.change(projectId, id, parsed.changes)) ? buildSheetFormHref : fail((yield* isPresent(owned.changes)).failure)
    }
    if (!(yield* owned.remove(projectId, id))) return fail((yield* isPresent(owned.changes)).failure)
    const { removed } = yield* isPresent(owned.changes)
    return { ...fail(null), removed }
  })

const act: FormPage<Shown, Answer>["act"] = async (visitor, fields) => {
  const answer = await visitor.run(runIntent(fields))
  return typeof answer === "string" ? redirect(answer, 303) : answer
}

const NO_ANSWER: Answer = { message: null, problems: {}, typed: {}, editedId: null, removed: null }

/** The build sheet of the selected car, for printing and for browsers without scripts. */
const BuildSheetFormPage = () => {
  const { choices, failure, report, sheet } = useLoaderData() as Shown
  const { editedId, message, problems, removed, typed } = (useActionData() as Answer | undefined) ?? NO_ANSWER
  const problem = message ?? failure
  return (
    <div className="wrap bays">
      <Breadcrumbs
        items={[
          { label: "Home", href: "/" },
          { label: "My Garage", href: garageHref }
        ]}
        current="Build Sheet"
      />
      <PageTitle title="Build Sheet" note={sheet?.carName} />
      {problem !== null && <InlineAlert tone="bad">{problem}</InlineAlert>}
      {removed !== null && (
        <InlineAlert action={<RowForm intent="restore" id={removed.part.id} label="Undo" name={removed.part.name} />}>
          {formatRemoved(removed)}
        </InlineAlert>
      )}
      {sheet === null && failure === null && (
        <EmptyState title="Select a car first" actions={<LinkButton href={garageHref}>Open Your Garage</LinkButton>}>
          The build sheet lists the parts of the car that is selected in your garage.
        </EmptyState>
      )}
      {sheet !== null && (
        <>
          <div className="acts">
            <CsvLink sheet={sheet} />
          </div>
          {sheet.parts.length === 0 && (
            <EmptyState title="No parts yet">
              Parts you buy for this car appear here. Add the parts it already has, and we'll use them in every fit check.
            </EmptyState>
          )}
          <OwnedSheet
            rows={toOwnedRows(
              sheet,
              { report },
              ({ id, name, source }) =>
                source === "garage" ? (
                  <LinkButton size="small" variant="ghost" href={garageHref} aria-label={`Change: ${name}`}>
                    Change
                  </LinkButton>
                ) : (
                  <RowForm intent="remove" id={id} label="Remove" name={name} />
                ),
              (part) =>
                part.id === editedId ? (
                  <DetailsForm part={part} typed={typed} problems={problems} isOpen />
                ) : (
                  <DetailsForm part={part} typed={toOwnedForm(part)} problems={{}} />
                )
            )}
          />
          {sheet.parts.length > 0 && report !== null && <BuildVerdict report={report} />}
          <form className="owned__add" method="post" action={buildSheetFormHref}>
            <OwnedPartForm choices={choices} problems={editedId === null ? problems : {}} typed={editedId === null ? typed : {}} />
          </form>
        </>
      )}
    </div>
  )
}

interface DetailsFormProps {
  readonly part: OwnedPart
  readonly typed: OwnedForm
  readonly problems: OwnedFormProblems
  readonly isOpen?: boolean
}

const DetailsForm = ({ isOpen = false, part, problems, typed }: DetailsFormProps) => (
  <details className="owned__edit" open={isOpen}>
    <summary aria-label={`Edit: ${part.name}`}>Edit</summary>
    <form className="owned__details" method="post" action={buildSheetFormHref} aria-label={`Edit: ${part.name}`}>
      <HiddenFields fields={[{ name: "id", value: part.id }]} />
      <OwnedDetailsFields typed={typed} problems={problems} isBought={part.source === "order"} />
      <div className="acts">
        <Button type="submit" name="intent" value="change" size="small">
          Save
        </Button>
      </div>
    </form>
  </details>
)

interface RowFormProps {
  readonly intent: "remove" | "restore"
  readonly id: string
  readonly label: string
  readonly name: string
}

const RowForm = ({ id, intent, label, name }: RowFormProps) => (
  <form method="post" action={buildSheetFormHref}>
    <HiddenFields fields={[{ name: "id", value: id }]} />
    <Button type="submit" name="intent" value={intent} size="small" variant="ghost" aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  </form>
)

export const buildSheetFormPage: FormPage<Shown, Answer> = {
  Component: BuildSheetFormPage,
  handle: accountHead("Build Sheet", garageHref),
  load,
  act
}
