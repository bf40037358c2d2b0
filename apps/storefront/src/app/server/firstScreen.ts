/** Elements a frame: a phone lays them out within 50 ms. */
const STEP = 80

/** Where what lies below the first screen of a page begins, in windows of up to 1,000 px: behind two rows of cards, or what stands there. */
const below = (card: number): string => `.builder~.wrap>.block+.block,.cards>li:nth-child(${card}),.jump+*,.prose>:nth-child(12)`

/**
 * Has the first frame of a stranger be the first screen alone: what is below it comes in the frames after, part by part and in its order, so that
 * nothing moves. Not where the page is begun elsewhere than at its top, nor where some of it is painted already. The window is asked by its media:
 * to tell its sizes the browser would lay the page out.
 */
export const firstScreenScript = `(()=>{let d=document,m=q=>matchMedia(q).matches,c=d.querySelector(m("(max-width:767px)")?"${below(5)}":"${below(11)}"),w=[],l=e=>{let n=e.getElementsByTagName("*").length,s=n>${STEP};e.dataset.later="";w.push([e,s?1:n]);s&&[...e.children].map(l)},f=s=>{for(let n=0;w[0]&&n<s;){let[e,k]=w.shift();delete e.dataset.later;n+=k}w[0]&&requestAnimationFrame(()=>f(${STEP}))};if(!c||d.documentElement.dataset.faces!="late"||d.hidden||location.hash||!m("(max-height:1000px)")||performance.getEntriesByType("navigation")[0].type!="navigate"||performance.getEntriesByName("first-contentful-paint")[0])return;for(let e=c;e&&e.id!="main";e=e.parentElement)for(let n=e==c?e:e.nextElementSibling;n;n=n.nextElementSibling)n.matches("aside")||l(n);for(let e of d.querySelectorAll("#footer"))l(e);requestAnimationFrame(()=>requestAnimationFrame(()=>f(${STEP})));setTimeout(f,4e3,1/0)})()`
