import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import {
  CAR_SUBJECT,
  type ClassReport,
  classSheet,
  ClassSheets,
  SheetForms,
  SheetReference,
  type SheetSummary,
  type StatedFact
} from "@camber/domain/class-sheets"
import { lists as allLists, type PartsList } from "@camber/domain/lists"
import { callService } from "@camber/domain/ports"
import { Visitor } from "@camber/domain/visitor"
import { Button, EmptyState, HiddenFields, InlineAlert, Link, LinkButton, PageTitle, SectionHead, SelectField } from "@camber/ui"
import { Effect, Schema } from "effect"
import { redirect, useActionData, useLoaderData } from "react-router-dom"
import { findSelectedProjectId, type FormPage, type FormVisitor } from "../../../foundation/page/FormPage.ts"
import { garageHref, pitFormHref, raceCarFormHref, uploadSheetFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { listSkus } from "../fetchPit.ts"
import { ReportAnswers, ReportSheet } from "../ReportSection.tsx"
import { ClassRuling } from "../view/class-ruling/ClassRuling.tsx"
import { SheetOffer } from "../view/sheet-offer/SheetOffer.tsx"
import { type AskedFact, FactFields, listAskedFacts, readFacts } from "./FactFields.tsx"

interface Shown {
  /** Name of the selected car; null without one. */
  readonly car: string | null
  readonly about: { readonly sku?: string; readonly list?: string; readonly owned?: string }
  readonly lists: ReadonlyArray<Pick<PartsList, "id" | "listName">>
  /** Null without a sheet for the car. */
  readonly report: ClassReport | null
  readonly sheets: ReadonlyArray<SheetSummary>
  /** Sheet that the visitor is asked about; null without one, `gone` if it does not exist. */
  readonly offered: SheetSummary | "gone" | null
  readonly facts: ReadonlyArray<AskedFact>
  readonly hasFailed: boolean
}

/** The visitor's lists; none after a failure, which is logged. */
export const loadOwnLists = (visitor: FormVisitor): Promise<ReadonlyArray<PartsList>> =>
  visitor.run(
    Effect.gen(function* () {
      const userGuid = yield* (yield* Visitor).guid
      return userGuid === null ? [] : (yield* callService(allLists, { userGuid })).lists.lists
    }).pipe(
      Effect.tapError((error) => Effect.logError("Failed to load the lists", error)),
      Effect.orElseSucceed(() => [])
    )
  )

/** Fetches the sheet that a sheet's page offers for the car. */
const fetchOffered = (visitor: FormVisitor, reference: string | null): Promise<Shown["offered"]> =>
  reference === null
    ? Promise.resolve(null)
    : visitor.run(
        Effect.gen(function* () {
          if (!Schema.is(SheetReference)(reference)) return "gone" as const
          return (yield* callService(classSheet, { reference })).classSheet ?? ("gone" as const)
        }).pipe(
          Effect.tapError((error) => Effect.logError("Failed to load an offered class sheet", error)),
          Effect.orElseSucceed(() => "gone" as const)
        )
      )

const isGood = <A,>(answer: A | "noResponse"): answer is A => answer !== "noResponse"

const load: FormPage<Shown, string>["load"] = async (visitor, { searchParams }) => {
  const lists = await loadOwnLists(visitor)
  const [sku, listId] = [searchParams.get("sku") ?? "", searchParams.get("list") ?? ""]
  const list = lists.find(({ id }) => id === listId)
  const isSku = sku !== "" && sku.length <= MAX_SKU_LENGTH
  const parts = list !== undefined ? listSkus(list) : isSku ? [sku] : []
  const project = visitor.selected?.project ?? null
  const ownedId = searchParams.has("owned") ? await visitor.run(findSelectedProjectId) : null
  const about = { ...(isSku && { sku }), ...(list !== undefined && { list: list.id }), ...(ownedId !== null && { owned: "1" }) }
  const empty: Shown = { car: null, about, lists, report: null, sheets: [], offered: null, facts: [], hasFailed: false }
  if (project === null) return empty
  const { car, own, report, shop } = await visitor.run(
    Effect.gen(function* () {
      const [sheets, forms] = [yield* ClassSheets, yield* SheetForms]
      return {
        report: yield* ownedId === null ? sheets.report({ sheet: null, project, parts, withCar: true }) : sheets.ownedReport(ownedId),
        car: yield* sheets.car(project),
        shop: yield* forms.list,
        own: yield* forms.own
      }
    })
  )
  const known = isGood(report) ? report : null
  const offered = await fetchOffered(visitor, searchParams.get("sheet"))
  const isChosen = known?.isChosen === true && offered !== null && offered !== "gone" && known.sheet.reference === offered.reference
  const subjects = new Map([
    [CAR_SUBJECT.toUpperCase(), "The car"],
    ...(known?.parts ?? []).flatMap((part) =>
      [part.subject, ...part.questions.flatMap(({ subject }) => (subject === CAR_SUBJECT ? [] : [subject]))].map(
        (subject) => [subject.toUpperCase(), part.title] as const
      )
    )
  ])
  const stated: ReadonlyArray<StatedFact> = isGood(car) ? (car?.facts ?? []) : []
  const questions = [...(known?.car?.questions ?? []), ...(known?.parts ?? []).flatMap((part) => part.questions)]
  return {
    ...empty,
    car: visitor.selected === null ? null : nameCar(visitor.selected.description),
    report: known,
    offered: isChosen ? null : offered,
    sheets: [...(isGood(own) ? own : []), ...(isGood(shop) ? shop : [])],
    facts: listAskedFacts(questions, stated, known?.answered ?? [], subjects),
    hasFailed: !isGood(report) || !isGood(car)
  }
}

/** Name of the car or its class. */
export const nameCar = ({ make, model, raceType, year }: NonNullable<FormVisitor["selected"]>["description"]): string =>
  [year, make, model].filter((word) => word !== null).join(" ") || (raceType ?? "your car")

const SHEET_GONE = "This sheet no longer exists. Choose another one."

const act: FormPage<Shown, string>["act"] = async (visitor, fields) => {
  const project = visitor.selected?.project ?? null
  if (project === null) return "Select the car in your garage first. Then choose its sheet."
  const { intent, list = "", owned = "", sheet = "", sku = "" } = fields
  const isDone = await visitor.run(
    SheetForms.use((sheets) =>
      intent === "choose" ? sheets.choose(project, sheet === "" ? null : sheet) : sheets.state(project, readFacts(fields))
    )
  )
  const about = { ...(sku !== "" && { sku }), ...(list !== "" && { list }), ...(owned !== "" && { owned: "1" }) }
  if (isDone === true) return redirect(raceCarFormHref(about), 303)
  if (isDone === "noResponse") return "The shop did not respond. Try again in a moment."
  return intent === "choose" ? SHEET_GONE : "We couldn't save this. Remove answers that you no longer need."
}

/** Page of the selected car's class sheet: the sheet, the answers, and the questions that are open. */
const RaceCarFormPage = () => {
  const { about, car, facts, hasFailed, lists, offered, report, sheets } = useLoaderData() as Shown
  const message = useActionData() as string | undefined
  const hidden = Object.entries(about).map(([name, value]) => ({ name, value }))
  return (
    <div className="wrap">
      <PageTitle title="Class check" note={car === null ? undefined : `for ${car}`} />
      {message !== undefined && <InlineAlert tone="bad">{message}</InlineAlert>}
      {hasFailed && (
        <InlineAlert tone="bad" title="We couldn't check this." action={<LinkButton href={raceCarFormHref(about)}>Try Again</LinkButton>}>
          Your answers are safe. Try again in a moment.
        </InlineAlert>
      )}
      {car === null ? (
        <EmptyState title="Select your race car first" actions={<LinkButton href={garageHref}>Open Your Garage</LinkButton>}>
          Then we check parts by the sheet of its class.
        </EmptyState>
      ) : (
        <>
          {offered === "gone" ? (
            <InlineAlert tone="bad">{SHEET_GONE}</InlineAlert>
          ) : (
            offered !== null && (
              <SheetOffer car={car} sheet={offered} action={raceCarFormHref()} keepHref={raceCarFormHref(about)} fields={hidden} />
            )
          )}
          <Report about={about} report={report} />
          {facts.length > 0 && (
            <section className="block" aria-labelledby="facts">
              <SectionHead id="facts" title="Your answers" note="Only you see them" />
              <form className="csheet__form" method="post" action={raceCarFormHref()}>
                <HiddenFields fields={[...hidden, { name: "intent", value: "facts" }]} />
                <FactFields facts={facts} />
                <div>
                  <Button type="submit" variant="primary">
                    Save Answers
                  </Button>
                </div>
              </form>
            </section>
          )}
          <ChooseSheet report={report} sheets={sheets} hidden={hidden} />
          <section className="block" aria-labelledby="more">
            <SectionHead id="more" title="Check a build" />
            <ul className="csheet__list">
              <li>
                <Link className="link" href={raceCarFormHref({ owned: "1" })}>
                  Build sheet of this car
                </Link>
              </li>
              {lists.map(({ id, listName }) => (
                <li key={id}>
                  <Link className="link" href={raceCarFormHref({ list: id })}>
                    {listName}
                  </Link>
                </li>
              ))}
              <li>
                <Link className="link" href={pitFormHref}>
                  Pit page of this car
                </Link>
              </li>
            </ul>
          </section>
        </>
      )}
    </div>
  )
}

const Report = ({ about, report }: Pick<Shown, "about" | "report">) =>
  report === null ? (
    <EmptyState title="This car has no class sheet yet">Choose a sheet below, or open the link that your track gave you.</EmptyState>
  ) : (
    <section className="block" aria-labelledby="answers">
      <SectionHead id="answers" title={`Legal in ${report.sheet.raceName}?`} />
      <ReportSheet sheet={report.sheet} note={report.note} />
      {(about.list !== undefined || about.owned !== undefined) && <ClassRuling tone={report.answer} label={`The build: ${report.label}`} />}
      <ReportAnswers parts={report.parts} car={report.car} />
    </section>
  )

interface ChooseSheetProps extends Pick<Shown, "report" | "sheets"> {
  readonly hidden: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

const ChooseSheet = ({ hidden, report, sheets }: ChooseSheetProps) => {
  const chosen = report?.isChosen === true ? report.sheet : null
  const all = chosen === null || sheets.some(({ reference }) => reference === chosen.reference) ? sheets : [chosen, ...sheets]
  return (
    <section className="block" aria-labelledby="sheet">
      <SectionHead id="sheet" title="Sheet of this car" />
      <form className="csheet__form" method="post" action={raceCarFormHref()}>
        <HiddenFields fields={[...hidden, { name: "intent", value: "choose" }]} />
        <SelectField
          label="Class sheet"
          name="sheet"
          defaultValue={chosen?.reference ?? ""}
          options={[
            { value: "", label: "The sheet of the car's class" },
            ...all.map(({ notice, reference, title }) => ({ value: reference, label: notice === null ? title : `${title} (not current)` }))
          ]}
        />
        <div>
          <Button type="submit">Use This Sheet</Button>
        </div>
      </form>
      <p>
        <Link className="link" href={uploadSheetFormHref}>
          Add your track’s sheet
        </Link>
      </p>
    </section>
  )
}

export const raceCarFormPage: FormPage<Shown, string> = {
  Component: RaceCarFormPage,
  handle: accountHead("Class check", raceCarFormHref()),
  load,
  act
}
