import { overlayCount } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useLocation, useNavigate } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useFieldInUse } from "./useFieldInUse.ts"
import { useIsPressing } from "./useIsPressing.ts"
import { drawerForm, type FormPlace, modalForm, SignupStore } from "./SignupStore.ts"

type Form = { readonly store: SignupStore }
const signupDrawer: LazyComponent<Form> = () => import("./SignupDrawer.tsx")
const signupModal: LazyComponent<Form> = () => import("./SignupModal.tsx")
const none = () => 0

/** Takes in what an address brings, and holds both forms to sign up: the drawer that is asked for, and the modal that comes by itself. */
export default observer(function OffersOverlay() {
  const drawer = useForm(drawerForm)
  const modal = useForm(modalForm)
  const isModalOpen = modal.flow?.isOpen ?? false
  useArrival()
  useSignupAddress()
  usePageEntered()
  const [isModalShown, setModalShown] = useState(false)
  const isBusy = useCover(isModalShown)
  const Drawer = useLazyComponent(drawer.flow?.isOpen ?? false, signupDrawer, () => void drawer.close())
  const Modal = useLazyComponent(isModalOpen, signupModal, () => void modal.close())
  // Something else may have been opened while its code came: it waits for that too.
  const mayShow = isModalOpen && Modal !== null && (isModalShown || !isBusy)
  if (mayShow !== isModalShown) setModalShown(mayShow)
  return (
    <>
      {Drawer && <Drawer store={drawer} />}
      {Modal && mayShow === isModalOpen && <Modal store={modal} />}
    </>
  )
})

const useForm = (place: FormPlace): SignupStore => {
  const store = useOwnStore(SignupStore, place)
  return store
}

/** A page was loaded: its address may bring a code, and free shipping is told of (BAN-13 to BAN-18). */
const useArrival = () => {
  const runtime = useStore(AppRuntime)
  const { freeShippingThreshold } = useStore(SettingsStore)
  useEffect(() => {
    // On a phone it would lie over the search: there the cart alone tells it.
    const told = matchMedia("(max-width: 767px)").matches ? null : freeShippingThreshold
    void runtime.run((use) => use.Banners.use((banners) => banners.arrive(told)))
  }, [runtime, freeShippingThreshold])
}

/** Opens the drawer where the address asks for it, and takes the request out of it: a reload does not ask again (SIGN-09). */
const useSignupAddress = () => {
  const runtime = useStore(AppRuntime)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef("")
  useEffect(() => {
    const isNew = done.current !== search
    done.current = search
    const rest = [...new URLSearchParams(search)].filter(([name]) => name.toLowerCase() !== "signup")
    if (!isNew || rest.length === new URLSearchParams(search).size) return
    void runtime
      .run((use) => use.Signup.use((signup) => signup.arrive))
      .then(() => navigate({ search: new URLSearchParams(rest).toString(), hash }, { replace: true, preventScrollReset: true }))
  })
}

/** Each page begins the modal's wait anew; that of the first one began when it was loaded, before this code was there (SIGN-30). */
const usePageEntered = () => {
  const runtime = useStore(AppRuntime)
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    const millisAgo = isFirst.current ? Math.round(performance.now()) : 0
    isFirst.current = false
    void runtime.run((use) => use.EmailModal.use((modal) => modal.pageEntered(millisAgo)))
  }, [runtime, pathname])
}

/** Who is here chooses a car, pays or sees what it comes to: nothing comes between. */
const isDeciding = (path: string): boolean => /^\/(?:shoppingcart|CustomerVehicle|buy|buildlist\/plan)(?:\/|$)/i.test(path)

/**
 * The modal waits for whatever else lies over the page, for whoever presses or fills in something, and for another page than the cart, the
 * garage and the checkout; the chat widget makes room for all that is open (SIGN-38, SRCH-46, MODAL-02). Whether the modal has to wait.
 */
const useCover = (isModalShown: boolean): boolean => {
  const runtime = useStore(AppRuntime)
  const { pathname } = useLocation()
  const layers = useSyncExternalStore(overlayCount.subscribe, overlayCount.count, none)
  const isCovered = layers > 0
  const isFieldInUse = useFieldInUse()
  const isPressing = useIsPressing()
  const isBusy = isFieldInUse || isPressing || isDeciding(pathname) || layers - Number(isModalShown) > 0
  useEffect(() => void runtime.run((use) => use.EmailModal.use((modal) => modal.cover(isBusy))), [runtime, isBusy])
  useEffect(
    () => void runtime.run((use) => use.Chat.use((chat) => chat.attend({ path: pathname, isCovered }))),
    [runtime, pathname, isCovered]
  )
  return isBusy
}
