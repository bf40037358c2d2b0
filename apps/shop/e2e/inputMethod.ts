import { expect, type Locator, type Page } from "@playwright/test"

/** How a shopper reaches things: keys alone, or a thumb. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>
  /** One of a group of radios. */
  readonly check: (radio: Locator) => Promise<void>
  /** A box that stands for itself: ticks it, or takes its tick away. */
  readonly tick: (box: Locator) => Promise<void>
  /** In place of what the field says. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** In a native list, the option that begins with this text. */
  readonly choose: (list: Locator, text: string) => Promise<void>
  /** The same in a form that is not to be sent yet. */
  readonly set: (list: Locator, text: string) => Promise<void>
  readonly openSearch: () => Promise<void>
  /** One of the suggestions, by its whole text. */
  readonly pick: (text: string) => Promise<void>
}

/**
 * The key that leads on from what has the focus to this control: arrows to one of several of a card that share the Tab key's stop. `null` where
 * it, or what is in it, has the focus; `"gone"` where the page has put another in its place.
 */
const keyTowards = (target: Element): "ArrowDown" | "Tab" | "gone" | null => {
  if (!target.isConnected) return "gone"
  const focused = document.activeElement
  if (target.contains(focused)) return null
  const card = focused?.closest(".card")
  const isBeside =
    (target as HTMLElement).tabIndex < 0 && card !== null && card === target.closest(".card") && !focused?.matches(".covers, .btn")
  return isBeside ? "ArrowDown" : "Tab"
}

/** Presses Tab until this, or a control in it, has the focus, and arrow keys within a card; fails where neither leads. */
export const tabTo = async (page: Page, target: Locator, most = 120): Promise<void> => {
  await target.waitFor()
  // Found once: looking for it by its role and name takes longer than a press.
  let element = await target.elementHandle()
  for (let press = 0; press < most;) {
    // A page that is left takes its elements along.
    const key = element === null ? "gone" : await element.evaluate(keyTowards).catch(() => "gone" as const)
    if (key === null) return
    if (key === "gone") element = await target.elementHandle()
    else {
      await page.keyboard.press(key)
      press++
    }
  }
  throw new Error(`${most} presses of Tab do not lead to ${target.toString()}.`)
}

export const keyboard = (page: Page): InputMethod => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press("Enter")
  },
  check: async (radio) => {
    // Tab leads to one radio of a group: the checked one, or an end where none is. Space checks it, arrows walk on.
    const name = await radio.getAttribute("name")
    const group = radio.locator("xpath=ancestor::fieldset[1]").locator(name === null ? "input[type=radio]" : `input[name="${name}"]`)
    const checked = group.and(page.locator(":checked"))
    const isChecked = (await checked.count()) > 0
    await tabTo(page, isChecked ? checked.first() : radio.locator("xpath=ancestor::fieldset[1]"))
    if (!isChecked) await page.keyboard.press("Space")
    const most = await group.count()
    for (let press = 0; press < most && !(await radio.isChecked()); press++) await page.keyboard.press("ArrowRight")
  },
  tick: async (box) => {
    await tabTo(page, box)
    await page.keyboard.press("Space")
  },
  write: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type(text)
  },
  choose: async (list, text) => {
    await list.and(page.locator(":enabled")).waitFor()
    await tabTo(page, list)
    await page.keyboard.type(text)
    await page.keyboard.press("Enter")
  },
  set: async (list, text) => {
    await list.and(page.locator(":enabled")).waitFor()
    await tabTo(page, list)
    await page.keyboard.type(text)
  },
  openSearch: async () => {
    // A drawer that is on its way out still has the keys.
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.keyboard.press("/")
  },
  pick: async (text) => {
    const active = page.locator("[role=option][data-highlighted]")
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press("ArrowDown")
      if ((await active.innerText()).trim() === text) return page.keyboard.press("Enter")
    }
    throw new Error(`The arrow keys do not lead to ${text}.`)
  }
})

/** The device's own list opens over the page; what is pressed there no test sees. */
const pickOption = async (list: Locator, text: string): Promise<void> => {
  await list.and(list.page().locator(":enabled")).waitFor()
  const option = list.locator("option").filter({ hasText: new RegExp(`^${text}`) })
  await list.selectOption({ label: (await option.first().textContent()) ?? text })
}

export const thumb = (page: Page): InputMethod => ({
  press: (target) => target.tap(),
  check: (radio) => radio.tap(),
  tick: (box) => box.tap(),
  write: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
  choose: pickOption,
  set: pickOption,
  openSearch: () =>
    page
      .getByRole("banner")
      .getByRole("searchbox")
      .or(page.getByRole("banner").getByPlaceholder(/^Search by/))
      .first()
      .tap(),
  pick: (text) => page.getByRole("option", { name: text, exact: true }).tap()
})

/** Keys alone at the desk, a thumb on the phone. */
export const getInputMethod = (page: Page, isTouch: boolean | undefined): InputMethod => (isTouch ? thumb(page) : keyboard(page))

/** Chooses the first value that there is of every open option in a drawer; a choice may open further ones. */
export const chooseAll = async (drawer: Locator, hand: InputMethod): Promise<void> => {
  const add = drawer.getByRole("button", { name: "Add to Cart" })
  for (let pass = 0; pass < 3 && (pass === 0 || (await add.getAttribute("aria-disabled")) === "true"); pass++)
    await chooseOpen(drawer, hand)
}

const chooseOpen = async (drawer: Locator, { check, choose }: InputMethod): Promise<void> => {
  for (const group of await drawer.getByRole("radiogroup").all()) {
    if ((await group.locator("input:checked").count()) > 0) continue
    const radio = group.locator("input:enabled").first()
    if ((await radio.count()) > 0) await check(radio)
  }
  for (const list of await drawer.getByRole("combobox").all()) {
    if ((await list.inputValue()) !== "") continue
    const option = list.locator("option:enabled:not([value=''])").first()
    await choose(list, (await option.textContent()) ?? "")
  }
}
