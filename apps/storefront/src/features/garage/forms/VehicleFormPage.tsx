import {
  type CarWordsOutcome,
  formatCarReading,
  formatGarageFailure,
  Garage,
  type GarageField,
  type GarageForm,
  type GarageState,
  getSaveLabel,
  getStepTitle
} from "@camber/domain/garage"
import { MAX_CAR_WORDS_LENGTH } from "@camber/domain/vehicle"
import { Breadcrumbs, Button, HiddenFields, Link, LinkButton, InlineAlert, PageTitle, SelectField, TextField } from "@camber/ui"
import { useActionData, useLoaderData, redirect } from "react-router-dom"
import { type FormPage, isPresent } from "../../../foundation/page/FormPage.ts"
import { garageHref, vehicleFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { addingSteps, getFormFields, fillForm, readForm, parseProjectKind, type ProjectKind, saveForm } from "./projectForm.ts"

interface Shown {
  readonly kind: ProjectKind
  /** The car in words, and what it means; null without words. */
  readonly words: string
  readonly reading: CarWordsOutcome | null
  readonly state: Pick<GarageState, "canSave" | "failure" | "form" | "picksEngine">
}

const load: FormPage<Shown, Shown>["load"] = async (visitor, { searchParams }) => {
  const answers = Object.fromEntries(searchParams)
  const kind = parseProjectKind(answers)
  const { words = "" } = answers
  if (kind !== "vehicle" || words.trim() === "") return { kind, words, reading: null, state: await visitor.run(fillForm(answers)) }
  return { kind, words, ...(await visitor.run(readForm(words))) }
}

const act: FormPage<Shown, Shown>["act"] = async (visitor, sent) => {
  const outcome = await visitor.run(saveForm(sent))
  if (outcome !== null) return redirect(outcome.href ?? garageHref, 303)
  const { failure } = await visitor.run(Garage.use((garage) => isPresent(garage.changes)))
  return { kind: parseProjectKind(sent), words: "", reading: null, state: { ...(await visitor.run(fillForm(sent))), failure } }
}

/** Adds a car, a race car or an engine in steps: each answer leads to the next list, and the last button saves. */
const VehicleFormPage = () => {
  const begun = useLoaderData() as Shown
  const { kind, reading, state, words } = (useActionData() as Shown | undefined) ?? begun
  const step = addingSteps[kind]
  const asked = getFormFields(kind, state).filter((field) => state.form[field].options.length > 0)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={getStepTitle(step, false)} />
      <PageTitle title={getStepTitle(step, false)} />
      {state.failure !== null && <InlineAlert tone="bad">{formatGarageFailure(state.failure)}</InlineAlert>}
      {kind === "vehicle" && <CarWords words={words} reading={reading} />}
      <form className="form garage__form" action={vehicleFormHref} aria-label={getStepTitle(step, false)}>
        <HiddenFields fields={[{ name: "kind", value: kind }]} />
        {asked.map((field) => (
          <Choice key={field} field={field} form={state.form} />
        ))}
        <div className="acts">
          {state.canSave && (
            <Button type="submit" formMethod="post" formAction={vehicleFormHref} variant="primary">
              {getSaveLabel(step, false)}
            </Button>
          )}
          <Button type="submit" variant={state.canSave ? "quiet" : "primary"}>
            {state.canSave ? "Update Choices" : "Next"}
          </Button>
          <LinkButton variant="ghost" href={garageHref}>
            Cancel
          </LinkButton>
        </div>
      </form>
    </div>
  )
}

/** A car in words. Its meaning is selected below; several meanings are links. */
const CarWords = ({ reading, words }: Pick<Shown, "reading" | "words">) => {
  const hasNone = reading?._tag === "CarUnknown" || reading?._tag === "CarNoResponse"
  return (
    <>
      <form className="form garage__form" action={vehicleFormHref} aria-label="Your car in words">
        <HiddenFields fields={[{ name: "kind", value: "vehicle" }]} />
        <TextField
          label="Your car in words, such as 69 camaro ss 350"
          name="words"
          defaultValue={words}
          maxLength={MAX_CAR_WORDS_LENGTH}
          error={hasNone ? formatCarReading(reading) : undefined}
        />
        <div className="acts">
          <Button type="submit">Find Car</Button>
        </div>
      </form>
      {reading?._tag === "CarFound" && <InlineAlert tone="good">{formatCarReading(reading)}</InlineAlert>}
      {reading?._tag === "CarUnclear" && (
        <InlineAlert title={formatCarReading(reading)}>
          <ul>
            {reading.choices.map((choice) => (
              <li key={choice.words}>
                <Link href={`${vehicleFormHref}?${new URLSearchParams({ kind: "vehicle", words: choice.words }).toString()}`}>
                  {choice.label}
                </Link>
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
    </>
  )
}

const trail = [
  { label: "Home", href: "/" },
  { label: "My Garage", href: garageHref }
]

const labels: Readonly<Record<GarageField, string>> = {
  year: "Year",
  make: "Make",
  model: "Model",
  stockEngine: "Engine (optional)",
  raceType: "Race car",
  engineMake: "Engine make",
  engineFamily: "Engine family",
  engineDisplacement: "Displacement (optional)"
}

const Choice = ({ field, form }: { readonly field: GarageField; readonly form: GarageForm }) => {
  const { options, prioritized, value } = form[field]
  return (
    <SelectField
      label={labels[field]}
      name={field}
      defaultValue={value ?? ""}
      lineAfter={prioritized === 0 ? undefined : prioritized + 1}
      options={[
        { value: "", label: "Select" },
        ...options.map(({ displayName, optionId }) => ({ value: String(optionId), label: displayName }))
      ]}
    />
  )
}

export const vehicleFormPage: FormPage<Shown, Shown> = {
  Component: VehicleFormPage,
  handle: accountHead("Add a Vehicle", vehicleFormHref),
  load,
  act
}
