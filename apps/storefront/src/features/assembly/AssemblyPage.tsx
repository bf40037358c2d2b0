import "./assembly.css"
import {
  ASSEMBLIES_HREF,
  type Assembly,
  assemblyHref,
  type AssemblyPiece,
  type PieceQuestion,
  formatQuestion
} from "@camber/domain/assembly"
import { formatCents } from "@camber/domain/money"
import { Breadcrumbs, ChipStrip, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react"
import { useActionData, useLoaderData } from "react-router-dom"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import { FitPrompt } from "../garage/FitPrompt.tsx"
import { GarageButton } from "../garage/GarageButton.tsx"
import { ToastStore } from "../toasts/ToastStore.ts"
import { VerdictRefresher } from "../vehicle/VerdictRefresher.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { AssemblyAnswer } from "./forms/assemblyAction.ts"
import { getOfferedParts, setCart } from "./setParts.ts"
import { YourCar } from "../vehicle/YourCar.tsx"
import { useSet } from "./useSet.ts"
import { AssemblyDrawing } from "./view/assembly-drawing/AssemblyDrawing.tsx"
import { PieceRow } from "./view/assembly-pieces/PieceRow.tsx"
import { SetBar } from "./view/assembly-pieces/SetBar.tsx"

const trail = [
  { label: "Home", href: "/" },
  { label: "Exploded Drawings", href: ASSEMBLIES_HREF }
]
const CHOOSE_FIRST = { message: "Choose at least one part.", intent: "neutral", duration: 5000 } as const

/** One assembly of the selected car: its drawing, the parts that fit each piece, and the chosen set. */
export const Component = () => {
  const assembly = useLoaderData() as Assembly
  return <AssemblyOf key={assembly.name} assembly={assembly} />
}

const AssemblyOf = observer(function AssemblyOf({ assembly }: { readonly assembly: Assembly }) {
  const { about, isForCar, name, others, pieces, sheet, title } = assembly
  const { selected } = useStore(ProjectStore)
  const car = isForCar ? `your ${selected?.description.model ?? "project"}` : null
  const refused = useActionData() as AssemblyAnswer | undefined
  const { chooseSides, choose, chosenOf, fill, set, sidesOfPiece } = useSet(assembly, refused?.fields)
  const [current, setCurrent] = useState<string | null>(null)
  const { add, isAdding, isLive } = useAddSet(set)
  const rows = (isRequired: boolean) => pieces.filter((piece) => piece.isRequired === isRequired)
  const row = (piece: AssemblyPiece) => (
    <PieceRow
      key={piece.id}
      piece={piece}
      lowest={piece.lowest === null ? null : formatCents(piece.lowest)}
      parts={getOfferedParts(piece, sidesOfPiece(piece.id))}
      chosen={chosenOf(piece.id)}
      sides={sidesOfPiece(piece.id)}
      car={car}
      question={piece.question && <PieceAsk question={piece.question} />}
      isCurrent={current === piece.id}
      onToggle={(isOpen) => setCurrent((before) => (isOpen ? piece.id : before === piece.id ? null : before))}
      onChoose={(skuBaseNumber) => choose(piece.id, skuBaseNumber)}
      onSides={(sides) => chooseSides(piece.id, sides)}
    />
  )
  const stateOf = ({ count, id, question }: AssemblyPiece) =>
    chosenOf(id) !== null ? "chosen" : question !== null ? "asks" : count === 0 ? "none" : "open"
  return (
    <div className="wrap">
      <VerdictRefresher />
      <Breadcrumbs items={trail} current={title} />
      <YourCar place="drawings" />
      <PageTitle title={title} note={`${pieces.length} pieces`} />
      {refused !== undefined && (
        <InlineAlert tone="bad" title="The set isn't in your cart.">
          {refused.message}
        </InlineAlert>
      )}
      <ChipStrip label="Other drawings" chips={others} />
      <div className="asmgrid">
        <figure className="asmfig">
          <div className="sheet">
            <AssemblyDrawing
              title={title}
              sheet={sheet}
              pieces={pieces.map((piece) => ({ ...piece, state: stateOf(piece) }))}
              current={current}
              onOpen={openRow}
            />
          </div>
          <figcaption>{about}</figcaption>
        </figure>
        <form method="post" action={assemblyHref(name)} aria-labelledby="pieces" onSubmit={add}>
          <div className="asmhead">
            <h2 id="pieces">Pieces</h2>
            <GarageButton />
          </div>
          {car === null && <InlineAlert>Add your vehicle to see which parts fit, and to choose a set.</InlineAlert>}
          <Group title="Needed" pieces={rows(true)} row={row} count={countOf(rows(true), chosenOf, isForCar)} />
          <Group title="Needed only if yours is worn" pieces={rows(false)} row={row} count={countOf(rows(false), chosenOf, isForCar)} />
          {car !== null && (
            <SetBar
              total={formatCents(set.total)}
              count={setText(
                set.chosen.length,
                set.items.reduce((sum, { quantity }) => sum + quantity, 0)
              )}
              open={set.open}
              asking={set.asking}
              missing={set.missing}
              fill={isLive ? fill : undefined}
              isAdding={isAdding}
              isEmpty={set.chosen.length === 0}
            />
          )}
        </form>
      </div>
    </div>
  )
})

/** Call to action for missing car details. It opens the garage, and the page is rendered again with the answer. */
const PieceAsk = ({ question }: { readonly question: PieceQuestion }) => (
  <FitPrompt verdict={{ fitment: "NoFit", ...question, reason: null }} label={formatQuestion(question)} />
)

interface GroupProps {
  readonly title: string
  readonly pieces: ReadonlyArray<AssemblyPiece>
  readonly count: string
  readonly row: (piece: AssemblyPiece) => ReactNode
}

const Group = ({ count, pieces, row, title }: GroupProps) =>
  pieces.length === 0 ? null : (
    <>
      <p className="piecegroup">
        {title}
        <span>{count}</span>
      </p>
      <ol className="pieces">{pieces.map(row)}</ol>
    </>
  )

const countOf = (pieces: ReadonlyArray<AssemblyPiece>, chosenOf: (id: string) => string | null, isForCar: boolean): string =>
  isForCar ? `${pieces.filter(({ id }) => chosenOf(id) !== null).length} of ${pieces.length}` : String(pieces.length)

const setText = (pieces: number, items: number): string =>
  pieces === 0 ? "Nothing chosen yet" : `${pieces} ${pieces === 1 ? "piece" : "pieces"}, ${items} ${items === 1 ? "item" : "items"}`

/** Opens a piece's row and scrolls to it. A piece without choices only gets the scroll. */
const openRow = (id: string): void => {
  const row = document.getElementById(`p-${id}`)
  const details = row?.querySelector("details")
  if (details) details.open = true
  row?.scrollIntoView({ block: "nearest" })
  row?.querySelector<HTMLElement>("summary, a")?.focus()
}

/** Empty subscription: scripts never run on the server and never stop running in the browser. */
const never = () => () => undefined
const yes = () => true
const no = () => false

/** Adds the set to the cart with one click, all of it or none. Before hydration the form itself submits it. */
const useAddSet = (set: Parameters<typeof setCart>[0]) => {
  const cart = useStore(CartStore)
  const notices = useStore(ToastStore)
  const [isAdding, setAdding] = useState(false)
  const isLive = useSyncExternalStore(never, yes, no)
  useEffect(() => {
    // A link from a product or a listing targets one piece.
    const id = /^#p-([a-z-]+)$/.exec(location.hash)?.[1]
    if (id !== undefined) openRow(id)
  }, [])
  const isEmpty = set.items.length === 0
  useEffect(() => {
    if (isEmpty) return
    for (const { id, message } of notices.notices) if (message === CHOOSE_FIRST.message) void notices.dismiss(id)
  }, [isEmpty, notices])
  const addSet = async () => {
    if (isEmpty) return notices.show(CHOOSE_FIRST)
    setAdding(true)
    await cart.add({ title: "", ...setCart(set), productPageId: null, productPageUrl: null, failureHref: null })
    setAdding(false)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    void addSet()
  }
  return { add, isAdding, isLive }
}

/** Longest name that the services accept. */
const MAX_NAME_LENGTH = 40

export const load: LazyPage<Assembly>["load"] = async (pages, { pathname }) => {
  const name = pathname.split("/")[2]?.toLowerCase() ?? ""
  const assembly = name.length > MAX_NAME_LENGTH ? null : await pages.assembly(name)
  if (assembly === null) throw await throwNotFound(pages)
  return assembly
}

export const handle: PageHandle<Assembly> = {
  head: ({ about, name, title }, { settings }) => ({
    title: `${title}, Exploded | ${settings.brandName}`,
    description: about,
    canonicalPath: assemblyHref(name),
    isIndexed: true,
    imagePath: `/content/assemblies/${name}.svg`,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, { label: title, href: assemblyHref(name) }])]
  })
}
