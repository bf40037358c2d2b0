import {
  formatPolicyText,
  getLogoPath,
  getLogoSize,
  MAX_POLICY_LENGTH,
  MAX_SHOP_LINE_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  parsePolicyText,
  type PolicyName
} from "@camber/domain/content"
import type { StaffShop } from "@camber/domain/staff"
import { Button, TextArea, TextField } from "@camber/ui"
import { useState } from "react"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { termsOfSale } from "../help/termsOfSale.ts"
import { privacyText } from "../privacy/privacyText.ts"
import { HiddenPages } from "./HiddenPages.tsx"
import { LogoField } from "./LogoField.tsx"
import { SaveBar } from "./SaveBar.tsx"
import { findShopErrors, listChangedTexts, type ShopTextName, type ShopTexts, toLinks, toShopContent, toShopTexts } from "./shopDraft.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { type SaveState, useSave } from "./useSave.ts"
import { WarehouseFields } from "./WarehouseFields.tsx"
import { ShopPreview } from "./view/shop-preview/ShopPreview.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Shop")

export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.shop))
  const saving = useSave(fetched)
  return (
    <StaffFrame name="Shop" note="name, contact, links, warehouses, returns and policies" fetched={fetched}>
      {(data) => <ShopForm key={JSON.stringify(data.shop)} data={data} saving={saving} />}
    </StaffFrame>
  )
}

interface ShopFormProps {
  readonly data: StaffShop
  readonly saving: SaveState<StaffShop>
}

/** Settings of one line, with their labels and limits. */
const lines = [
  { name: "brandName", label: "Shop name", limit: MAX_SHOP_NAME_LENGTH },
  { name: "contactPhone", label: "Phone", limit: MAX_SHOP_LINE_LENGTH },
  { name: "hours", label: "Phone hours", limit: MAX_SHOP_LINE_LENGTH },
  { name: "street", label: "Street", limit: MAX_SHOP_LINE_LENGTH },
  { name: "city", label: "City", limit: MAX_SHOP_LINE_LENGTH },
  { name: "state", label: "State", limit: 2 },
  { name: "zip", label: "ZIP code", limit: 10 },
  { name: "returnDays", label: "Days to return a part after delivery", limit: 3 }
] as const satisfies ReadonlyArray<{ readonly name: ShopTextName; readonly label: string; readonly limit: number }>

/** Height of the logo in CSS pixels, as in the header. */
const PREVIEW_LOGO_HEIGHT = 44

/** All links with names and paths of the longest kind. */
const MAX_LINKS_LENGTH = 5_000

const ShopForm = ({ data, saving }: ShopFormProps) => {
  const { busy, outcome, write } = saving
  const { policy } = useStore(SettingsStore)
  const seen = toShopTexts(data.shop)
  const [typed, setTyped] = useState(seen)
  const [isTried, setTried] = useState(false)
  const errors = findShopErrors(typed)
  const shown = isTried ? errors : new Map<ShopTextName, string>()
  const changed = listChangedTexts(seen, typed)
  const save = async () => {
    setTried(true)
    if (errors.size > 0 || changed.length === 0) return
    await write({
      subject: "The shop",
      done: "Saved. Every page shows it within 5 seconds.",
      left: "Someone else changed the shop's settings. They are shown as they are now.",
      command: (use) => use.Staff.use((staff) => staff.saveShop({ seen: data.shop, shop: toShopContent(typed) }))
    })
  }
  const writeStandard = (name: PolicyName, facts: ShopTexts): string =>
    formatPolicyText(
      name === "terms"
        ? termsOfSale({
            brandName: facts.brandName,
            hours: facts.hours,
            phone: facts.contactPhone,
            policy: { ...policy, returnDays: Number(facts.returnDays) || data.shop.returnDays }
          })
        : privacyText(policy)
    )
  return (
    <div className="staff__shop">
      <form
        className="staff__fields"
        aria-label="Shop settings"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (busy === null) void save()
        }}
      >
        <fieldset className="staff__numbers">
          <legend>On every page, in mail and on labels</legend>
          {lines.map(({ label, limit, name }) => (
            <TextField
              key={name}
              label={label}
              maxLength={limit}
              autoComplete="off"
              inputMode={name === "returnDays" ? "numeric" : undefined}
              value={typed[name]}
              error={shown.get(name)}
              onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            />
          ))}
        </fieldset>
        <LogoField logo={typed.logo} onChange={(logo) => setTyped((now) => ({ ...now, logo }))} />
        {(["menuLinks", "links"] as const).map((name) => (
          <TextArea
            key={name}
            label={`${name === "links" ? "Footer" : "Menu"} links: one on each line, name and path`}
            limit={MAX_LINKS_LENGTH}
            rows={3}
            value={typed[name]}
            error={shown.get(name)}
            onText={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <HiddenPages hidden={typed.hiddenPages} onChange={(hiddenPages) => setTyped({ ...typed, hiddenPages })} />
        <WarehouseFields
          warehouses={typed.warehouses}
          error={shown.get("warehouses")}
          onChange={(warehouses) => setTyped({ ...typed, warehouses })}
        />
        {(["terms", "privacy"] as const).map((name) => (
          <div key={name}>
            <TextArea
              label={policyLabels[name]}
              limit={MAX_POLICY_LENGTH}
              rows={8}
              value={typed[name]}
              error={shown.get(name)}
              onText={(text) => setTyped({ ...typed, [name]: text })}
            />
            {typed[name].trim() === "" && (
              <Button size="small" onClick={() => setTyped({ ...typed, [name]: writeStandard(name, typed) })}>
                {name === "terms" ? "Start from the Standard Terms" : "Start from the Standard Privacy Page"}
              </Button>
            )}
          </div>
        ))}
        <p className="mute">
          If you leave this empty, pages show the standard text, which always follows the shop&rsquo;s settings. A line that begins with ##
          is a heading, and an empty line begins a paragraph.
        </p>
        <SaveBar
          changed={changed.length === 0 ? null : changed.length === 1 ? "1 field changed" : `${changed.length} fields changed`}
          outcome={isTried && errors.size > 0 ? { tone: "bad", text: "Check the marked fields." } : outcome}
          isBusy={busy !== null}
          onDiscard={() => {
            setTyped(seen)
            setTried(false)
          }}
        />
      </form>
      <ShopPreview
        texts={{
          ...typed,
          menuLinks: toLinks(typed.menuLinks).map(({ label }) => label),
          logo: typed.logo === null ? null : { src: getLogoPath(typed.logo), ...getLogoSize(typed.logo, PREVIEW_LOGO_HEIGHT) }
        }}
        policies={(["terms", "privacy"] as const).flatMap((name) =>
          typed[name].trim() === "" ? [] : [{ title: policyLabels[name], sections: parsePolicyText(typed[name], policyLabels[name]) }]
        )}
      />
    </div>
  )
}

const policyLabels: Readonly<Record<PolicyName, string>> = { terms: "Terms of sale", privacy: "Privacy" }
