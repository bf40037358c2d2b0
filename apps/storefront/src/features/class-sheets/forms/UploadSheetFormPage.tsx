import {
  SheetForms,
  headFields,
  MAX_RULES,
  MAX_TABLE_LENGTH,
  ruleColumns,
  ruleKinds,
  type SheetHead,
  type SheetSummary,
  type UploadResult
} from "@camber/domain/class-sheets"
import { callService } from "@camber/domain/ports"
import { raceTypeDropdown } from "@camber/domain/vehicle"
import { Button, HiddenFields, InlineAlert, Link, PageTitle, SectionHead, SelectField, TextField } from "@camber/ui"
import { Effect } from "effect"
import { useActionData, useLoaderData } from "react-router-dom"
import type { FormFields, FormPage } from "../../../foundation/page/FormPage.ts"
import { uploadSheetFormHref } from "../../../foundation/page/hrefs.ts"
import { SettingsStore } from "../../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../../foundation/runtime/StoreContext.ts"
import { accountHead } from "../../account/accountHead.ts"

interface Shown {
  readonly classes: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Sheets to build on. */
  readonly bases: ReadonlyArray<SheetSummary>
  readonly own: ReadonlyArray<SheetSummary>
}

/** Result of an upload with the typed texts. A message without a result reports a failure. */
interface Uploaded {
  readonly fields: FormFields
  readonly result: UploadResult | null
  readonly message: string | null
}

const load: FormPage<Shown, Uploaded>["load"] = (visitor) =>
  visitor.run(
    Effect.gen(function* () {
      const sheets = yield* SheetForms
      const { raceTypes } = yield* callService(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] }).pipe(
        Effect.map((answer) => answer.raceTypeDropdown),
        Effect.tapError((error) => Effect.logError("Failed to load the race classes", error)),
        Effect.orElseSucceed(() => ({ raceTypes: [] }))
      )
      const [bases, own] = [yield* sheets.list, yield* sheets.own]
      return {
        classes: raceTypes.flatMap(({ displayName, optionId }) => (optionId > 1 ? [{ value: String(optionId), label: displayName }] : [])),
        bases: bases === "noResponse" ? [] : bases,
        own: own === "noResponse" ? [] : own
      }
    })
  )

const act: FormPage<Shown, Uploaded>["act"] = async (visitor, fields) => {
  const { sheet = "" } = fields
  const rules = getTypedRules(fields)
  const noResponse: Uploaded = { fields, result: null, message: "The shop did not respond. Try again in a moment." }
  if (fields["intent"] === "withdraw") {
    const isDone = await visitor.run(SheetForms.use((sheets) => sheets.withdraw(sheet)))
    return isDone === "noResponse" ? noResponse : { fields: {}, result: null, message: isDone ? null : "This sheet was withdrawn before." }
  }
  if (rules.length > MAX_TABLE_LENGTH) return { fields, result: null, message: `Use up to ${MAX_TABLE_LENGTH} characters for the rules.` }
  const head = Object.fromEntries(headFields.map((field) => [field, (fields[field] ?? "").slice(0, 400)])) as SheetHead
  const result = await visitor.run(SheetForms.use((sheets) => sheets.upload({ head, rules, replaces: sheet === "" ? null : sheet })))
  return result === "noResponse" || result === null ? noResponse : { fields, result, message: null }
}

/** Text of the file or the field, so that a faulty table can be corrected on the page. */
const getTypedRules = ({ file = "", rules = "" }: FormFields): string => (file.trim() === "" ? rules : file)

const EXAMPLE = [
  ruleColumns.join(","),
  `tire,T1,change,race-tire,only,,"part.number in ('T-2040')",,,,The track's own tire.`,
  "left,T3,drop,,,,,,,,No left-side limit."
].join("\n")

/** Page where a track uploads its class sheet as a table and gets a link to share. */
const UploadSheetFormPage = () => {
  const { bases, classes, own } = useLoaderData() as Shown
  const answer = useActionData() as Uploaded | undefined
  const fields = answer?.fields ?? {}
  const problems = answer?.result?.problems ?? []
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.problem
  const text = (field: keyof SheetHead, label: string, rest: object = {}) => (
    <TextField
      label={label}
      name={field}
      defaultValue={fields[field]}
      error={errorOf(field)}
      autoComplete="off"
      maxLength={300}
      {...rest}
    />
  )
  return (
    <div className="wrap">
      <PageTitle title="Add your track’s sheet" />
      {answer?.message != null && <InlineAlert tone="bad">{answer.message}</InlineAlert>}
      {answer?.result?.sheet != null && <ShareLink sheet={answer.result.sheet} />}
      <Problems problems={problems} />
      <p>
        State facts in your own words, with the number of the paragraph. Don’t paste the text of a rule book. A sheet that builds on another
        one lists only what is different.
      </p>
      <form className="csheet__form" method="post" encType="multipart/form-data" action={uploadSheetFormHref}>
        <div className="csheet__pair">
          {text("publisher", "Track or sanctioning body", { required: true })}
          {text("class", "Name of the class", { required: true })}
          <SelectField
            label="Class in our shop"
            name="race_type"
            defaultValue={fields["race_type"]}
            error={errorOf("race_type")}
            options={[{ value: "", label: "Select" }, ...classes]}
          />
          {text("season", "Season", { required: true, inputMode: "numeric", placeholder: "2026" })}
          {text("issued", "Issued on", { required: true, type: "date" })}
          {text("from", "In force from", { required: true, type: "date" })}
          {text("to", "Last day (empty: until further notice)", { type: "date" })}
          {text("link", "Web address of your own sheet (optional)", { inputMode: "url" })}
        </div>
        <SelectField
          label="Builds on"
          name="inherits"
          defaultValue={fields["inherits"]}
          error={errorOf("inherits")}
          options={[{ value: "", label: "No other sheet" }, ...listBases(bases)]}
        />
        {text("silence", "What applies to parts that no rule names, by area (optional)", {
          placeholder: "engine=not legal;safety=legal;*=not ruled"
        })}
        <SelectField
          label="Link"
          name="sheet"
          defaultValue={fields["sheet"]}
          options={[
            { value: "", label: "New link" },
            ...own.map(({ reference, title }) => ({ value: reference, label: `Replace ${title}, same link` }))
          ]}
        />
        <div className="field">
          <label htmlFor="file">Rules as a CSV file, up to {MAX_RULES}</label>
          <input id="file" name="file" type="file" accept=".csv,.tsv,.txt,text/csv" />
        </div>
        <div className="field">
          <label htmlFor="rules">Or paste the rules</label>
          <textarea
            id="rules"
            name="rules"
            className="input textarea csheet__table"
            defaultValue={getTypedRules(fields)}
            placeholder={EXAMPLE}
            maxLength={MAX_TABLE_LENGTH}
            spellCheck={false}
          />
        </div>
        <div>
          <Button type="submit" variant="primary">
            Save and Get the Link
          </Button>
        </div>
      </form>
      <Help />
      <OwnSheets own={own} />
    </div>
  )
}

/** Sheets to build on: first each series of yearly sheets, then single sheets. */
const listBases = (bases: ReadonlyArray<SheetSummary>) => [
  ...[...new Map(bases.flatMap((base) => (base.line === null ? [] : [[base.line, base] as const])))].map(([line, { title }]) => ({
    value: `line:${line}`,
    label: `${title}, and the sheet of each later year`
  })),
  ...bases.map(({ reference, title }) => ({ value: reference, label: `${title}, this year only` }))
]

/** The link to share, which the page shows once the sheet is stored. */
const ShareLink = ({ sheet }: { readonly sheet: SheetSummary }) => {
  const { publicOrigin } = useStore(SettingsStore)
  return (
    <InlineAlert tone="good" title="Your sheet is saved">
      Share this link. Anyone who has it can use the sheet:{" "}
      <Link className="link" href={sheet.href}>
        {new URL(sheet.href, publicOrigin).href}
      </Link>
    </InlineAlert>
  )
}

const Problems = ({ problems }: Pick<UploadResult, "problems">) =>
  problems.length > 0 && (
    <InlineAlert tone="bad" title="Your sheet isn't saved yet">
      <ul>
        {problems.map(({ column, field, line, problem }, at) => (
          <li key={at}>
            {line === null ? (field === null ? "" : `${field}: `) : `Line ${line}${column === null ? "" : `, ${column}`}: `}
            {problem}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )

const Help = () => (
  <section className="block" aria-labelledby="help">
    <SectionHead id="help" title="How to write the rules" />
    <ul className="csheet__list">
      <li>Columns: {ruleColumns.join(", ")}. The columns rule, paragraph, about, kind and text are required.</li>
      <li>op: add a rule, change a rule of the sheet above, or drop it.</li>
      <li>about: car, or kinds of parts such as helmet; race-tire.</li>
      <li>kind: {ruleKinds.join(", ")}. A trade costs weight in pounds.</li>
      <li>
        when and condition: <code>part.Airflow &lt;= 500</code>, <code>car.engine = &apos;built&apos;</code>,{" "}
        <code>part.number in (&apos;A&apos;, &apos;B&apos;)</code>, with &amp;, | and !.
      </li>
      <li>from and to: days such as 2026-06-15, for a bulletin.</li>
    </ul>
  </section>
)

const OwnSheets = ({ own }: Pick<Shown, "own">) =>
  own.length > 0 && (
    <section className="block" aria-labelledby="own">
      <SectionHead id="own" title="Your sheets" />
      <ul className="csheet__list">
        {own.map(({ href, reference, title }) => (
          <li key={reference}>
            <form method="post" action={uploadSheetFormHref} className="csheet__acts">
              <HiddenFields
                fields={[
                  { name: "intent", value: "withdraw" },
                  { name: "sheet", value: reference }
                ]}
              />
              <Link className="link" href={href}>
                {title}
              </Link>
              <Button type="submit" size="small" aria-label={`Withdraw ${title}`}>
                Withdraw
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )

export const uploadSheetFormPage: FormPage<Shown, Uploaded> = {
  Component: UploadSheetFormPage,
  handle: accountHead("Add your track's sheet", uploadSheetFormHref),
  load,
  act
}
