import { expect, type Locator, type Page } from "@playwright/test"

/** How a shopper operates the page: by keyboard only, or by touch. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>
  /** Checks a radio button. */
  readonly check: (radio: Locator) => Promise<void>
  /** Toggles a checkbox. */
  readonly tick: (box: Locator) => Promise<void>
  /** Replaces the field's text. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Selects the option of a native list that begins with this text. */
  readonly choose: (list: Locator, text: string) => Promise<void>
  /** Selects an option without submitting the form. */
  readonly set: (list: Locator, text: string) => Promise<void>
  readonly openSearch: () => Promise<void>
  /** Selects the suggestion with this text. */
  readonly pick: (text: string) => Promise<void>
}

/**
 * Returns the key that moves focus toward the target: arrows within a card that shares one tab stop. Returns `null` if
 * the target contains the focus, `"gone"` if the page replaced it.
 */
const getKeyToward = (target: Element): "ArrowDown" | "Tab" | "gone" | null => {
  if (!target.isConnected) return "gone"
  const focused = document.activeElement
  if (target.contains(focused)) return null
  const card = focused?.closest(".card")
  const isBeside =
    (target as HTMLElement).tabIndex < 0 && card !== null && card === target.closest(".card") && !focused?.matches(".covers, .btn")
  return isBeside ? "ArrowDown" : "Tab"
}

/** Presses Tab, and arrow keys within a card, until the target or a control in it has focus; fails after `most` presses. */
export const tabTo = async (page: Page, target: Locator, most = 120): Promise<void> => {
  await target.waitFor()
  // Resolved once, because locating by role and name takes longer than a key press.
  let element = await target.elementHandle()
  for (let press = 0; press < most;) {
    // Elements are gone after a navigation.
    const key = element === null ? "gone" : await element.evaluate(getKeyToward).catch(() => "gone" as const)
    if (key === null) return
    if (key === "gone") element = await target.elementHandle()
    else {
      await page.keyboard.press(key)
      press++
    }
  }
  throw new Error(`${target.toString()} is not reachable with ${most} presses of Tab`)
}

export const keyboard = (page: Page): InputMethod => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press("Enter")
  },
  check: async (radio) => {
    // Tab reaches one radio button of a group: the checked one, or an end. Space checks it, arrows move on.
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
    // A closing drawer still receives the keys.
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.keyboard.press("/")
  },
  pick: async (text) => {
    const active = page.locator("[role=option][data-highlighted]")
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press("ArrowDown")
      if ((await active.innerText()).trim() === text) return page.keyboard.press("Enter")
    }
    throw new Error(`Arrow keys do not reach the suggestion ${text}`)
  }
})

/** The browser's native list opens outside the page, where tests cannot click. */
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

/** Returns the keyboard on desktop and touch on phones. */
export const getInputMethod = (page: Page, isTouch: boolean | undefined): InputMethod => (isTouch ? thumb(page) : keyboard(page))

/** Selects the first available value of every open option in a drawer; a selection may reveal further options. */
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
