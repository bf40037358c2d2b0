/** What a card has besides the link to its product and the button that adds it: its bookmark, the comparison, its fit, its reviews. */
const REST = ":is(a, button):not(.covers, .btn)"
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

const restOf = (card: Element): ReadonlyArray<HTMLElement> => [...card.querySelectorAll<HTMLElement>(REST)]

/** One of them takes the Tab key's stop for all. Cards change while they stand there: each is put right when the focus comes to any. */
const arrange = ({ target }: FocusEvent) => {
  if (!(target instanceof Element) || target.closest(".card") === null) return
  for (const card of document.querySelectorAll(".card")) {
    for (const [at, control] of restOf(card).entries()) {
      control.tabIndex = at === 0 ? 0 : -1
      if (at === 0) control.setAttribute("aria-description", "Arrow keys lead to more of this part")
    }
  }
}

const press = (event: KeyboardEvent) => {
  const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event
  const step = altKey || ctrlKey || metaKey || shiftKey ? undefined : steps[key]
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches(`.card ${REST}`)) return
  const rest = restOf(target.closest(".card")!)
  // Neither the page nor a carousel moves meanwhile.
  event.preventDefault()
  event.stopPropagation()
  rest[(rest.indexOf(target) + step + rest.length) % rest.length]?.focus()
}

/**
 * Whoever goes by keys meets three stops a card, whatever it offers: more of it, its product, the button that adds it. The arrow keys pass through
 * "more of it".
 */
export class CardStops {
  static readonly needs = [] as const
  #cards = 0

  /** Called by each card while it is mounted; returns the stop function. */
  follow(): () => void {
    if (this.#cards === 0) {
      document.addEventListener("focusin", arrange)
      document.addEventListener("keydown", press, true)
    }
    this.#cards += 1
    return () => {
      this.#cards -= 1
      if (this.#cards > 0) return
      document.removeEventListener("focusin", arrange)
      document.removeEventListener("keydown", press, true)
    }
  }
}
