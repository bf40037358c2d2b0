import { Effect, Layer } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Storage, readEntry, type StorageEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import {
  getClickIds,
  getMailCampaign,
  updateAttribution,
  CLICK_COOKIE,
  CLICK_DAYS,
  MAIL_CAMPAIGN_COOKIE,
  MAIL_DAYS,
  MAIL_TEMPLATE_COOKIE
} from "./rules.ts"
import { attribution, tiktokClick } from "./model.ts"
import { Acquisition } from "./Acquisition.ts"

export * from "./Acquisition.ts"
export * from "./rules.ts"
export * from "./model.ts"

/** Creates the visitor's attribution, which the device stores. */
export const layerAcquisition: Layer.Layer<Acquisition, never, Storage | Cookies | Tabs> = Layer.effect(
  Acquisition,
  Effect.gen(function* () {
    const cookies = yield* Cookies
    const tabs = yield* Tabs
    const storage = yield* Storage
    const readStored = <Value>(entry: StorageEntry<Value>) =>
      Effect.map(readEntry(entry), (stored) => stored?.value ?? null).pipe(Effect.provideService(Storage, storage))
    const writeCookie = (name: string, value: string | undefined, days: number) =>
      value === undefined ? Effect.void : cookies.write(name, value, days)

    return Acquisition.of({
      arrive: Effect.gen(function* () {
        const { origin, search } = yield* tabs.address
        const before = yield* readStored(attribution)
        const after = updateAttribution(before, { origin, search, referrer: yield* tabs.referrer })
        if (after !== null && after !== before) yield* writeEntry(attribution, after)

        const { cjevent, ttclid } = getClickIds(search)
        const { iterableEmailCampaignId, iterableTemplateId } = getMailCampaign(search)
        yield* writeCookie(CLICK_COOKIE, cjevent, CLICK_DAYS)
        yield* writeCookie(MAIL_CAMPAIGN_COOKIE, iterableEmailCampaignId, MAIL_DAYS)
        yield* writeCookie(MAIL_TEMPLATE_COOKIE, iterableTemplateId, MAIL_DAYS)
        if (ttclid !== undefined) yield* writeEntry(tiktokClick, ttclid)
        return after
      }).pipe(Effect.provideService(Storage, storage)),
      current: readStored(attribution),
      clickIds: Effect.gen(function* () {
        const cjevent = yield* cookies.read(CLICK_COOKIE)
        const ttclid = yield* readStored(tiktokClick)
        return { ...(cjevent !== undefined && cjevent !== "" && { cjevent }), ...(ttclid !== null && { ttclid }) }
      })
    })
  })
)
