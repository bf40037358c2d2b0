import "./class-sheets.css"
import type { SheetSummary, SheetView } from "@camber/domain/class-sheets"
import { Breadcrumbs, Button, EmptyState, HiddenFields, InlineAlert, Link, LinkButton, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import { raceCarFormHref, uploadSheetFormHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import { SheetRules } from "./view/sheet-rules/SheetRules.tsx"

interface SheetData {
  readonly path: string
  /** Null if the class has no sheet. */
  readonly sheet: SheetView | null
  /** Sheets of the class, for its own page. */
  readonly others: ReadonlyArray<SheetSummary>
}

/** Page of a class sheet: its year, its notice if it is old, and its rules by area. */
export const Component = () => {
  const { others, sheet } = useLoaderData() as SheetData
  if (sheet === null) return <NoSheet />
  const classHref = `/race/${sheet.raceType}`
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[
          { label: "Home", href: "/" },
          { label: "Race", href: "/race" },
          { label: sheet.raceName, href: classHref }
        ]}
        current="Class rules"
      />
      <PageTitle title={sheet.title} />
      {sheet.notice !== null && (
        <InlineAlert tone="bad" title="Check the date of this sheet">
          {sheet.notice}
        </InlineAlert>
      )}
      <div className="csheet__facts">
        <p>{sheet.dates}</p>
        {sheet.basedOn.length > 0 && (
          <p>
            Builds on{" "}
            {sheet.basedOn.map(({ href, title }, at) => (
              <span key={href}>
                {at > 0 && ", "}
                <Link className="link" href={href}>
                  {title}
                </Link>
              </span>
            ))}
            . Its rules apply unless this sheet changes them.
          </p>
        )}
        {sheet.link !== null && (
          <p>
            <a className="link" href={sheet.link} rel="nofollow noopener">
              The publisher’s own sheet
            </a>
          </p>
        )}
        <p>The rules are facts in our own words. The publisher’s sheet and the inspector have the last word.</p>
      </div>
      <div className="csheet__acts">
        {/* The form's page asks whether to use the sheet for the selected car. */}
        <form method="get" action={raceCarFormHref()}>
          <HiddenFields fields={[{ name: "sheet", value: sheet.reference }]} />
          <Button type="submit" variant="primary">
            Use This Sheet for My Car
          </Button>
        </form>
        <LinkButton href={classHref}>{`Shop ${sheet.raceName}`}</LinkButton>
      </div>
      <SheetRules sheet={sheet.title} areas={sheet.areas} />
      <OtherSheets others={others.filter(({ reference }) => reference !== sheet.reference)} />
    </div>
  )
}

const NoSheet = () => (
  <div className="wrap">
    <PageTitle title="Class rules" />
    <EmptyState title="We have no sheet for this class yet" actions={<UploadLink />}>
      Add your track’s sheet, and check your parts and your car against it.
    </EmptyState>
  </div>
)

/** Loads a new document, because the form page has no scripts. */
const UploadLink = () => (
  <a className="link" href={uploadSheetFormHref}>
    Add your track’s sheet
  </a>
)

const OtherSheets = ({ others }: Pick<SheetData, "others">) => (
  <section className="block" aria-labelledby="others">
    <SectionHead id="others" title="Other sheets" />
    <ul className="csheet__list">
      {others.map(({ href, notice, reference, title }) => (
        <li key={reference}>
          <Link className="link" href={href}>
            {title}
          </Link>
          {notice !== null && " (not current)"}
        </li>
      ))}
      <li>
        <UploadLink />
      </li>
    </ul>
  </section>
)

/** Longest id of a sheet, and of a class. */
const MAX_NAME_LENGTH = 60

/** Loads the named sheet of a class, otherwise its first one that is not old. */
const loadClass = async (pages: Pages, raceType: string, named: string | null): Promise<Omit<SheetData, "path"> | null> => {
  const { fetchClassSheets, fetchSheet } = await import("./fetchSheets.ts")
  const others = await pages.ask((answer) => fetchClassSheets(answer, raceType))
  if (others === null) return null
  const wanted = named ?? (others.find(({ notice }) => notice === null) ?? others[0])?.reference
  if (wanted === undefined) return { sheet: null, others }
  const sheet = await pages.ask((answer) => fetchSheet(answer, wanted))
  return sheet !== null && sheet.raceType === raceType ? { sheet, others } : null
}

export const load: LazyPage<SheetData>["load"] = async (pages, { pathname, searchParams }) => {
  const [, first = "", name = ""] = pathname.split("/")
  const named = searchParams.get("sheet")
  const isLong = name.length > MAX_NAME_LENGTH || (named ?? "").length > MAX_NAME_LENGTH || named === ""
  const data = isLong ? null : first === "race" ? await loadClass(pages, name, named) : await loadShared(pages, name)
  if (data === null) throw await throwNotFound(pages)
  return { path: pathname, ...data }
}

const loadShared = async (pages: Pages, token: string): Promise<Omit<SheetData, "path"> | null> => {
  const { fetchSheet } = await import("./fetchSheets.ts")
  const sheet = await pages.ask((answer) => fetchSheet(answer, token))
  return sheet && { sheet, others: [] }
}

export const handle: PageHandle<SheetData> = {
  head: ({ path, sheet }, { settings }) => ({
    title: `${sheet?.title ?? "Class rules"} | ${settings.brandName}`,
    description: "Rules of a racing class in our own words, with year, paragraph and date.",
    canonicalPath: path,
    // A shared sheet is only for visitors who have its link.
    isIndexed: sheet !== null && path.startsWith("/race/"),
    imagePath: null,
    structuredData: () => []
  })
}
