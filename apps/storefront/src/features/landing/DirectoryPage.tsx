import "./landing.css"
import { filterLinks, type NavigationLink } from "@camber/domain/navigation"
import type { Listing } from "@camber/domain/search"
import { Breadcrumbs, EmptyState, LinkBoard, PageTitle, SectionHead, TileGrid } from "@camber/ui"
import { FilterForm, LetterBoard } from "./view/directory/LetterBoard.tsx"
import { LinkGroups } from "./view/directory/LinkGroups.tsx"
import { useState } from "react"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { menuHref } from "../../foundation/page/hrefs.ts"
import { directories, type DirectoryPlace } from "./directories.ts"
import { groupLinks, toBoardRows, toTiles } from "./linkGroups.ts"
import { fetchLandingListing, PartsSection } from "./LandingSections.tsx"
import type { Pages } from "../../foundation/page/Pages.ts"

/** Fetches the drawer's engine links for its page without scripts. Returns none while the flag is off (SEO-04, GAP-87, GAP-C91). */
export const engineFitmentLinks = async ({ directory, isOn }: Pick<Pages, "directory" | "isOn">): Promise<ReadonlyArray<NavigationLink>> =>
  isOn("engineFitmentSeo") ? directory("engineLinks") : []

/** Engine families as plain anchors, which crawlers follow. */
export const EngineFitmentLinks = ({ links }: { readonly links: ReadonlyArray<NavigationLink> }) =>
  links.length === 0 ? null : (
    <section className="block" aria-labelledby="engine-fitment">
      <SectionHead id="engine-fitment" title="Shop by Engine" />
      <ul className="catlinks">
        {toBoardRows(links).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )

interface DirectoryData {
  readonly path: string
  readonly links: ReadonlyArray<NavigationLink>
  /** Engine links below the categories; the menu uses them without scripts. */
  readonly engines: ReadonlyArray<NavigationLink>
  readonly parts: Listing | null
  /** Filter text from the URL. */
  readonly filter: string
}

const LONGEST_FILTER = 60
const trail = [{ label: "Home", href: "/" }]

/** Keeps a link if its own name or one of its children contains the text. */
const narrowed = (links: ReadonlyArray<NavigationLink>, text: string): ReadonlyArray<NavigationLink> =>
  links.flatMap((link) => {
    if (filterLinks([link], text).length > 0) return [link]
    const subItems = filterLinks(link.subItems, text)
    return subItems.length === 0 ? [] : [{ ...link, subItems }]
  })

export const Component = () => {
  const data = useLoaderData() as DirectoryData
  return <DirectoryOf key={data.path} {...data} />
}

const DirectoryOf = ({ engines, filter, links, parts, path }: DirectoryData) => {
  const place = placeAt(path)
  const [text, setText] = useState(filter)
  const isFiltered = text.trim() !== ""
  const shown = narrowed(links, text)
  return (
    <div className="wrap directory-page">
      <Breadcrumbs items={trail} current={place.title} />
      <div className="directory-head">
        <PageTitle title={place.title} note={place.note} />
        {links.length > 0 && <FilterForm label={`Filter ${place.noun}`} value={filter} onFilter={setText} />}
      </div>
      <p className="mute" aria-live="polite">
        {isFiltered && `${shown.length} of ${links.length} ${place.noun}`}
      </p>
      {shown.length === 0 ? (
        <NothingHere noun={place.noun} isFiltered={isFiltered} />
      ) : (
        <Links place={place} links={shown} isFiltered={isFiltered} />
      )}
      <EngineFitmentLinks links={engines} />
      {parts && <PartsSection id="parts" title={`Popular ${parts.title} Parts`} cards={parts.cards} href={parts.canonicalPath} />}
    </div>
  )
}

interface LinksProps {
  readonly place: DirectoryPlace
  readonly links: ReadonlyArray<NavigationLink>
  readonly isFiltered: boolean
}

/** Maximum number of links that need no alphabet. */
const SHORT = 20

/** Renders a tree as groups, a short list in its own order, and other lists by letter below the most popular links. */
const Links = ({ isFiltered, links, place }: LinksProps) => {
  const groups = links.filter(({ subItems }) => subItems.length > 0)
  const rows = toBoardRows(links.filter(({ subItems }) => subItems.length === 0))
  const isLong = rows.length > SHORT
  const leading = isLong && !isFiltered ? rows.slice(0, place.leading) : []
  const tiles = toTiles(leading)
  return (
    <>
      {groups.length > 0 && <LinkGroups groups={groupLinks(groups)} />}
      {leading.length > 0 && (
        <section className="block directory__leading" aria-labelledby="leading">
          <SectionHead id="leading" title="Most Popular" />
          {tiles.length > 0 ? <TileGrid tiles={tiles} /> : <LinkBoard rows={leading} />}
        </section>
      )}
      {rows.length > 0 && (
        <section className="block" aria-labelledby="all">
          <SectionHead id="all" title={`${groups.length > 0 ? "Other" : "All"} ${place.title}`} />
          {isLong ? <LetterBoard label={place.title} links={rows} /> : <LinkBoard rows={rows} />}
        </section>
      )}
    </>
  )
}

const NothingHere = ({ isFiltered, noun }: { readonly noun: string; readonly isFiltered: boolean }) => (
  <EmptyState title={isFiltered ? `No ${noun} match that name` : `We couldn't load the ${noun}`}>
    {isFiltered ? "Try fewer letters, or search the whole shop." : "Search and all other pages still work. Try again in a moment."}
  </EmptyState>
)

const placeAt = (path: string): DirectoryPlace => directories[path] ?? directories["/categories"]!

export const load: LazyPage<DirectoryData>["load"] = async (pages, { pathname, searchParams }) => {
  const path = pathname.toLowerCase()
  const { list, parts: category } = placeAt(path)
  const [links, engines, parts] = await Promise.all([
    pages.directory(list),
    path === menuHref ? engineFitmentLinks(pages) : [],
    category === null ? null : fetchLandingListing(pages, { scope: { kind: "category", slug: category } })
  ])
  return { path, links, engines, parts, filter: searchParams.get("filter")?.slice(0, LONGEST_FILTER) ?? "" }
}

export const handle: PageHandle<DirectoryData> = {
  head: ({ filter, links, path }, { settings }) => {
    const { description, title } = placeAt(path)
    const here = { label: title, href: path }
    return {
      title: `${title} | ${settings.brandName}`,
      description,
      canonicalPath: path,
      isIndexed: filter === "",
      imagePath: null,
      structuredData: (origin) => [breadcrumbs(origin, [...trail, here]), collectionPage(origin, here, toBoardRows(links))]
    }
  }
}
