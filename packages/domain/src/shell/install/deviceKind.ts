/** A version, as far as rules ask: 16.3.1 is [16, 3]. */
export type Version = readonly [major: number, minor: number]

/** What a visitor reads the shop with, as far as installing it goes. */
export interface DeviceKind {
  /** `mac` is any browser on a Mac; `desktop` any other computer; `other` phones and tablets that are no Apple's, and whatever is unknown. */
  readonly system: "ios" | "mac" | "desktop" | "other"
  /** Of iOS and of a Mac's Safari the browser's version, of other browsers on a Mac the system's; null where it is not told. */
  readonly version: Version | null
  readonly isSafari: boolean
}

const versionIn = (userAgent: string, pattern: RegExp): Version | null => {
  const match = pattern.exec(userAgent)
  return match === null ? null : [Number(match[1]), Number(match[2] ?? 0)]
}

/** Other browsers on Apple's systems name Safari too, and themselves beside it. */
const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/Chrom|CriOS|Edg|OPR|FxiOS|EdgiOS|DuckDuckGo/.test(userAgent)

/** Reads a user agent. An iPad claims to be a Mac; that it takes touches gives it away. Total: whatever is not known is `other`. */
export const deviceKind = (userAgent: string, hasTouch: boolean): DeviceKind => {
  const safari = isSafari(userAgent)
  const browser = versionIn(userAgent, /Version\/(\d{1,4})\.?(\d{1,4})?/)
  if (/iPhone|iPad|iPod/.test(userAgent))
    return { system: "ios", version: versionIn(userAgent, /OS (\d{1,4})_?(\d{1,4})?/), isSafari: safari }
  if (/Macintosh/.test(userAgent)) {
    if (hasTouch) return { system: "ios", version: browser, isSafari: safari }
    const system = versionIn(userAgent, /Mac OS X (\d{1,4})[._]?(\d{1,4})?/)
    return { system: "mac", version: safari ? browser : system, isSafari: safari }
  }
  const isComputer = /Windows NT|X11|CrOS/.test(userAgent) && !/Android|Mobile/.test(userAgent)
  return { system: isComputer ? "desktop" : "other", version: null, isSafari: false }
}
