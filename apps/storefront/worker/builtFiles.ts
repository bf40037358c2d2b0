import { keepIn } from "./keepIn.ts"

/** The windows that a worker finds, as far as files need them. */
export interface OpenWindows {
  readonly ids: () => Promise<ReadonlyArray<string>>
}

/** What is kept of a build begins with this, and ends with the build. */
const PREFIX = "files "
/** As many files as a build has, and more. */
const MOST = 600

/** The name of the cache for the files of a build that come with its worker. */
export const filesNameOf = (build: string): string => `${PREFIX}${build}`

const fetchedNameOf = (build: string): string => `${PREFIX}fetched ${build}`

/** Where the windows are written down that stood when a worker took over; no cache of files. */
const NOTES = "builds"
const WINDOWS = "/windows"
const STAND_IN = "/stand-in"

/**
 * The built files on this device. Their names carry a hash, so what is there is right, whatever build it is of. Files of older builds stay
 * while a window stands that was there when this build's worker took over: it may still ask for them, and the server has them no more.
 */
export const makeBuiltFiles = (
  build: string,
  caches: CacheStorage,
  windows: OpenWindows,
  fetch: (request: Request) => Promise<Response>
) => {
  const isOwn = (name: string): boolean => name === filesNameOf(build) || name === fetchedNameOf(build)
  return {
    /** `during` keeps the worker awake until its work is done. */
    answer: async (request: Request, during: (work: Promise<unknown>) => void): Promise<Response> => {
      const kept = await caches.match(request).catch(() => undefined)
      if (kept !== undefined) return kept
      const response = await fetch(request)
      if (response.status === 200) during(keepIn(caches, fetchedNameOf(build), request, response.clone(), MOST))
      return response
    },
    /** This build's worker has taken over. */
    begin: async (): Promise<void> => {
      const notes = await caches.open(NOTES)
      await notes.put(WINDOWS, Response.json(await windows.ids()))
    },
    /** Fetches the page that stands in for those that are not there, drawn for nobody. */
    fetchStandIn: async (address: string): Promise<void> => {
      const response = await fetch(new Request(new URL(address, location.href), { credentials: "omit", cache: "reload" }))
      if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
      await (await caches.open(fetchedNameOf(build))).put(STAND_IN, response)
    },
    standIn: async (): Promise<Response | undefined> => (await caches.open(fetchedNameOf(build))).match(STAND_IN),
    /** Lets older builds go once nobody needs them. Tells whether one went. */
    sweep: async (): Promise<boolean> => {
      const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !isOwn(name))
      if (older.length === 0) return false
      const notes = await caches.open(NOTES)
      const stood = new Set<unknown>((await (await notes.match(WINDOWS))?.json()) ?? [])
      if ((await windows.ids()).some((id) => stood.has(id))) return false
      await Promise.all(older.map((name) => caches.delete(name)))
      return true
    }
  }
}
