import { raceCar, remindOfDates, savePitNotes } from "@camber/domain/class-sheets"
import { getProjectKey } from "@camber/domain/garage"
import { RaceTypeId } from "@camber/domain/vehicle"
import type { Project } from "@camber/domain/vehicle"
import { Effect, Logger } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { WebUserGuid } from "@camber/domain/visitor"
import type { TestVisitor } from "../../test/testVisitor.ts"

const project: Project = { raceTypeId: RaceTypeId.make(6), facets: [], declined: [] }
const getDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const createPit = (...dated: ReadonlyArray<{ name: string; until: string }>) => ({ gears: "", springs: "", spares: "", dated })
const belts = { name: "Belts", until: getDay(10) }
const helmet = { name: "Helmet", until: getDay(300) }

describe.each(allDatabases)("date reminders on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    await shop.database.kysely.deleteFrom("mail").execute()
    await shop.database.kysely.deleteFrom("race_car").execute()
  })
  afterAll(() => shop.database.drop())

  const addAccount = async ({ webUserGuid }: TestVisitor) => {
    const email = `${crypto.randomUUID()}@example.com`
    const account = { account_id: crypto.randomUUID(), web_user_guid: webUserGuid, email, email_key: email }
    await shop.database.kysely.insertInto("account").values(account).execute()
    return email
  }
  const saveCar = ({ webUserGuid }: TestVisitor, projectId: string = crypto.randomUUID()) =>
    shop.database.kysely
      .insertInto("customer_project")
      .values({ web_user_guid: webUserGuid, project_id: projectId, identity: getProjectKey(project), project: JSON.stringify(project) })
      .execute()
  /** Creates the owner of an account with a saved race car that has dates in its notes, and turns reminders on. */
  const addOwner = async () => {
    const visitor = shop.visitor()
    const email = await addAccount(visitor)
    await saveCar(visitor)
    await save(visitor, createPit(belts, helmet))
    expect(await accept(visitor)).toBe(true)
    return { visitor, email }
  }
  const save = ({ ask, webUserGuid }: TestVisitor, pit: object) => ask(savePitNotes, { webUserGuid, project, pit })
  const accept = async ({ ask, webUserGuid }: TestVisitor, isOn = true) =>
    (await ask(remindOfDates, { webUserGuid, project, isOn })).remindOfDates
  const readReminds = async ({ ask, webUserGuid }: TestVisitor) => (await ask(raceCar, { webUserGuid, project })).raceCar.reminds
  /** Runs the hourly job. Returns the mail of all runs so far, and the log lines of this run. */
  const run = async () => {
    const log: Array<unknown> = []
    const logger = Logger.make<unknown, void>(({ message }) => void log.push(Array.isArray(message) ? message[0] : message))
    await Effect.runPromise(shop.upkeep.notify.pipe(Effect.provide(Logger.layer([logger]))))
    return {
      log,
      mails: await shop.database.kysely.selectFrom("mail").select(["recipient", "subject", "body", "unsubscribe_url"]).execute()
    }
  }
  const getLink = (body = "") => /^http\S+\/api\/date-reminders\/stop\S+$/m.exec(body)?.[0] ?? ""

  it("CLASS-10 mails the owner once about each due date, even if the car was saved again", async () => {
    const { email, visitor } = await addOwner()
    const [mail, ...others] = (await run()).mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: email, subject: expect.stringMatching(/^Belts: .* - /) })
    expect(mail?.body).toContain("Good for 10 days")
    expect(mail?.body).not.toContain("Helmet")
    await save(visitor, createPit(helmet, belts))
    await accept(visitor, false)
    await accept(visitor)
    expect((await run()).mails).toHaveLength(1)
    await save(visitor, createPit({ ...belts, until: getDay(20) }))
    expect((await run()).mails).toHaveLength(2)
  })

  it("CLASS-10 keeps the sent reminders of notes that were stored before the car was saved", async () => {
    const visitor = shop.visitor()
    await addAccount(visitor)
    await save(visitor, createPit(belts))
    expect([await accept(visitor), await readReminds(visitor)]).toEqual([false, null])
    await saveCar(visitor)
    expect([await accept(visitor), await readReminds(visitor)]).toEqual([true, true])
    expect((await run()).mails).toHaveLength(1)
    await save(visitor, createPit(belts))
    expect((await run()).mails).toHaveLength(1)
  })

  it("CLASS-10 sends no mail to a guest, to an owner who did not accept reminders, or about a car that was removed from the garage", async () => {
    const guest = shop.visitor()
    await saveCar(guest)
    await save(guest, createPit(belts))
    expect([await accept(guest), await readReminds(guest)]).toEqual([false, null])
    const silent = shop.visitor()
    await addAccount(silent)
    await saveCar(silent)
    await save(silent, createPit(belts))
    expect(await readReminds(silent)).toBe(false)
    const { visitor } = await addOwner()
    await shop.database.kysely.deleteFrom("customer_project").where("web_user_guid", "=", visitor.webUserGuid).execute()
    expect((await run()).mails).toEqual([])
  })

  it("CLASS-10 ends the reminders of a garage that is merged into an account", async () => {
    const [{ visitor }, other] = [await addOwner(), shop.visitor()]
    await addAccount(other)
    await shop.database.kysely.deleteFrom("account").where("web_user_guid", "=", visitor.webUserGuid).execute()
    await shop.database.kysely
      .transaction()
      .execute((transaction) => mergeVisitor(transaction, WebUserGuid.make(visitor.webUserGuid), WebUserGuid.make(other.webUserGuid)))
    expect((await other.ask(raceCar, { webUserGuid: other.webUserGuid, project })).raceCar).toMatchObject({
      pit: createPit(belts, helmet),
      reminds: false
    })
    expect((await run()).mails).toEqual([])
  })

  it("CLASS-10 stops the reminders of one car by the link of its mail, without sign-in and only by POST", async () => {
    const [{ email, visitor }, { visitor: other }] = [await addOwner(), await addOwner()]
    const mail = (await run()).mails.find(({ recipient }) => recipient === email)
    const link = getLink(mail?.body)
    expect(mail?.unsubscribe_url).toBe(link)
    const opened = await shop.handler(new Request(link))
    expect(opened?.status).toBe(200)
    expect(await opened?.text()).toContain("<button>Stop Reminders</button>")
    expect(await readReminds(visitor)).toBe(true)
    const forged = await shop.handler(new Request(link.replace(/car=[^&]+/, `car=${crypto.randomUUID()}`), { method: "POST" }))
    expect(forged?.status).toBe(404)
    const stopped = await shop.handler(
      new Request(link, { method: "POST", headers: { origin: "https://mail.test" }, body: "List-Unsubscribe=One-Click" })
    )
    expect(stopped?.status).toBe(200)
    expect([await readReminds(visitor), await readReminds(other)]).toEqual([false, true])
  })

  it("CLASS-10 mails the other owners even if the notes of many cars cannot be decoded", async () => {
    const { email } = await addOwner()
    const { kysely } = shop.database
    const broken = Array.from({ length: 101 }, (_, at) => {
      const web_user_guid = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`
      return { web_user_guid, project_id: crypto.randomUUID(), identity: "broken", project: "{}" }
    })
    await kysely.insertInto("customer_project").values(broken).execute()
    await kysely
      .insertInto("account")
      .values(
        broken.map(({ project_id, web_user_guid }) => ({
          account_id: project_id,
          web_user_guid,
          email: `${project_id}@example.com`,
          email_key: `${project_id}@example.com`
        }))
      )
      .execute()
    await kysely
      .insertInto("race_car")
      .values(
        broken.map(({ project_id, web_user_guid }) => ({ web_user_guid, car_key: project_id, pit: `{"dated": "soon"}`, reminds: true }))
      )
      .execute()
    const { log, mails } = await run()
    expect(mails.map(({ recipient }) => recipient)).toEqual([email])
    expect(log).toEqual(["Hourly notifications failed: dates of race cars"])
  })
})
