/** The shop's logo: a wheel that leans, as camber is measured, in a square of 48 units. */
export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="4" fill="#171b22"/><g transform="translate(9 7)" fill="none" stroke="#f3f2ee"><path d="M2 32.200h26" stroke-width="1.800"/><path d="M9 2v30" stroke-width="1.400" stroke-dasharray="3 2.400"/><rect x="11.600" y="3" width="9.400" height="28.200" rx="2.600" transform="rotate(9 16 32)" fill="#f97c3d" stroke="none"/></g></svg>'

/** The logo without rounded corners, because phones crop icons themselves and fill transparent pixels with black. */
export const markToCut = mark.replace(' rx="4"', "")

/**
 * The logo for strongly cropped shapes: the wheel stays in the middle four fifths of a full-bleed background (the
 * manifest's `maskable`).
 */
export const maskableMark = markToCut.replace(
  '<g transform="translate(9 7)"',
  '<g transform="translate(24 24) scale(.76) translate(-16 -17)"'
)

/** Side length in pixels of the `.ico` icon, and of the icon on a phone's home screen. */
export const FAVICON_SIDE = 32
export const TOUCH_SIDE = 180
/** Side lengths of the installed app's icons that browsers request. */
export const APP_SIDES = [192, 512] as const
