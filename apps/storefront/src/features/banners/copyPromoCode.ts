import { promoCodeCopied } from "@camber/domain/banners"
import type { ToastStore } from "../toasts/ToastStore.ts"

/** Puts a code on the clipboard and says so (BAN-12). False, or a rejection, where the browser does not let it. */
export const copyPromoCode = async (code: string, notices: Pick<ToastStore, "show">): Promise<boolean> => {
  const { clipboard } = navigator as Partial<Navigator>
  if (clipboard === undefined) return false
  await clipboard.writeText(code)
  void notices.show(promoCodeCopied)
  return true
}
