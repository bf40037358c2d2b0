import { useEffect, useRef, useState } from "react"
import { Badge, Button, Icon, IconButton, VehicleBadge } from "@camber/ui"

export interface GarageRow<Id extends string = string> {
  readonly id: Id
  /** In one line: '1969 Chevrolet Camaro with 5.7L V8'. */
  readonly name: string
  /** Text of the plate: '1969 Chevrolet Camaro', the race car, or the engine of an engine-only entry. */
  readonly vehicle: string
  readonly engine?: string | undefined
  readonly stockEngine?: string | undefined
  /** Side view of the car. */
  readonly imageUrl?: string | undefined
  readonly selected: boolean
  /** Notice of an unsent change. */
  readonly waiting?: string | undefined
  /** Missing details, and the actions that add them. */
  readonly missing?: { readonly text: string; readonly actions: ReadonlyArray<GarageRowAction> } | undefined
}
export interface GarageRowAction {
  readonly label: string
  readonly onPress: () => void
}

export interface GarageGroup<Id extends string = string> {
  /** Common kind of the entries, unique per group. */
  readonly kind: string
  /** With its count: 'Vehicles (2)'. */
  readonly head: string
  readonly all: ReadonlyArray<GarageRow<Id>>
  /** Entries that are visible until 'Show all' is clicked; equal to `all` if there are no more. */
  readonly first: ReadonlyArray<GarageRow<Id>>
}

interface RowEvents<Id extends string> {
  readonly onSelect: (id: Id) => void
  readonly onDelete: (id: Id) => void
}
export interface GarageListProps<Id extends string = string> extends RowEvents<Id> {
  readonly groups: ReadonlyArray<GarageGroup<Id>>
}

/**
 * Garage entries in groups, each with select and delete actions. The neighbor of a removed entry takes the focus, if the entry had it. A
 * restored entry takes the focus itself.
 */
export const GarageList = <Id extends string>({ groups, onSelect, onDelete }: GarageListProps<Id>) => {
  const list = useRef<HTMLDivElement>(null)
  const deleted = useRef(-1)
  const key = groups.flatMap(({ all }) => all.map(({ id }) => id)).join(" ")
  const former = useRef<ReadonlyArray<string>>(key.split(" ").filter(Boolean))
  useEffect(() => {
    const { current } = list
    const ids = key.split(" ").filter(Boolean)
    const before = former.current
    former.current = ids
    // Only the order of the entries has changed.
    if (ids.length === before.length) return
    const returned = ids.find((id) => !before.includes(id))
    if (returned !== undefined) {
      if (document.activeElement?.contains(current) === true) focusEntry(current, returned)
      return
    }
    const row = deleted.current
    deleted.current = -1
    const isLost = document.activeElement === document.body || current?.contains(document.activeElement) === false
    if (row < 0 ? document.activeElement !== document.body : !isLost) return
    const plates = current?.querySelectorAll<HTMLElement>(PLATES) ?? []
    const neighbor = row < 0 ? current : plates[Math.min(row, plates.length - 1)]
    neighbor?.focus({ preventScroll: true })
  }, [key])
  const remove = (id: Id) => {
    const rows = [...(list.current?.querySelectorAll("li") ?? [])]
    deleted.current = rows.findIndex((row) => row.contains(document.activeElement))
    onDelete(id)
  }
  return (
    <div ref={list} className="garage" tabIndex={-1}>
      {groups.map((group) => (
        <Group key={group.kind} {...group} onSelect={onSelect} onDelete={remove} />
      ))}
    </div>
  )
}

const PLATES = "li > .plate"

/** Moves the focus to a restored entry if no other control has the focus. */
const focusEntry = (list: HTMLElement | null, id: string): void =>
  list?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] > .plate`)?.focus({ preventScroll: true })

const Group = <Id extends string>({ head, all, first, ...events }: GarageGroup<Id> & RowEvents<Id>) => {
  const [isWhole, setWhole] = useState(false)
  return (
    <section className="garage__group" aria-label={head}>
      <h3>{head}</h3>
      <ul>
        {(isWhole ? all : first).map((entry) => (
          <Row key={entry.id} {...entry} {...events} />
        ))}
      </ul>
      {all.length > first.length && (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Hide" : "Show all"}
        </Button>
      )}
    </section>
  )
}

const Row = <Id extends string>(props: GarageRow<Id> & RowEvents<Id>) => {
  const { id, name, vehicle, engine, stockEngine, imageUrl, selected, missing, waiting, onSelect, onDelete } = props
  return (
    <li className="rigrow" data-entry={id}>
      {imageUrl !== undefined && <img src={imageUrl} alt="" width="80" height="30" loading="lazy" />}
      <VehicleBadge vehicle={vehicle} engine={engine} stockEngine={stockEngine} selected={selected} onPress={() => onSelect(id)} />
      <IconButton icon="trash" label={`Delete ${name}`} onClick={() => onDelete(id)} />
      {waiting !== undefined && (
        <p className="sub">
          <Badge tone="warn">{waiting}</Badge>
        </p>
      )}
      {missing !== undefined && (
        <p className="sub">
          <Icon name="triangle-alert" size={16} />
          {missing.text}
          {missing.actions.map(({ label, onPress }) => (
            <button key={label} type="button" className="link" aria-label={`${label}: ${name}`} onClick={onPress}>
              {label}
            </button>
          ))}
        </p>
      )}
    </li>
  )
}
