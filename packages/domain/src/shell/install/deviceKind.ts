/** Major and minor version: 16.3.1 is [16, 3]. */
export type Version = readonly [major: number, minor: number]

/** The device and browser properties that installation depends on. */
export interface DeviceKind {
  /** `mac`: any browser on a Mac. `desktop`: any other computer. `other`: phones and tablets not made by Apple, and unknown devices. */
  readonly system: "ios" | "mac" | "desktop" | "other"
  /** Browser version on iOS and for Safari on a Mac; system version for other browsers on a Mac. Null if unknown. */
  readonly version: Version | null
  readonly isSafari: boolean
}

const parseVersion = (userAgent: string, pattern: RegExp): Version | null => {
  const match = pattern.exec(userAgent)
  return match === null ? null : [Number(match[1]), Number(match[2] ?? 0)]
}

/** The user agents of other browsers on Apple systems contain 'Safari' too, plus the browser's own name. */
const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/Chrom|CriOS|Edg|OPR|FxiOS|EdgiOS|DuckDuckGo/.test(userAgent)

/** Parses a user agent. An iPad claims to be a Mac but has a touch screen. Anything unknown is `other`. */
export const deviceKind = (userAgent: string, hasTouch: boolean): DeviceKind => {
  const safari = isSafari(userAgent)
  const browser = parseVersion(userAgent, /Version\/(\d{1,4})\.?(\d{1,4})?/)
  if (/iPhone|iPad|iPod/.test(userAgent))
    return { system: "ios", version: parseVersion(userAgent, /OS (\d{1,4})_?(\d{1,4})?/), isSafari: safari }
  if (/Macintosh/.test(userAgent)) {
    if (hasTouch) return { system: "ios", version: browser, isSafari: safari }
    const system = parseVersion(userAgent, /Mac OS X (\d{1,4})[._]?(\d{1,4})?/)
    return { system: "mac", version: safari ? browser : system, isSafari: safari }
  }
  const isComputer = /Windows NT|X11|CrOS/.test(userAgent) && !/Android|Mobile/.test(userAgent)
  return { system: isComputer ? "desktop" : "other", version: null, isSafari: false }
}
