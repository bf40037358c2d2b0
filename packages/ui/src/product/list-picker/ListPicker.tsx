export interface PickableList<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** Text after the name: '7 items'. */
  readonly note: string
  /** Whether the page shows this list. */
  readonly current?: boolean
  /** Whether the shopper has picked this list and the response is pending. */
  readonly busy?: boolean
}

export interface ListPickerProps<Id extends string> {
  /** Accessible name of the list, which says what a click does: 'Save to'. */
  readonly label: string
  readonly lists: ReadonlyArray<PickableList<Id>>
  readonly onPick: (id: Id) => void
}

/** Renders the shopper's lists as buttons; a click picks a list. While one list is busy the others are disabled. */
export const ListPicker = <Id extends string>({ label, lists, onPick }: ListPickerProps<Id>) => {
  const isBusy = lists.some(({ busy }) => busy)
  return (
    <ul className="listpicker" aria-label={label}>
      {lists.map(({ id, name, note, current, busy }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={current || undefined}
            aria-busy={busy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : () => onPick(id)}
          >
            <span>{name}</span>
            <span className="num">{note}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
