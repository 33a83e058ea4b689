/* Safari on a phone tells the style sheet of a press (`:active`) only where somebody listens for
   touches. Pressed pieces go down onto their shadows, and pictures answer, by nothing else. */
document.addEventListener('touchstart', () => undefined, { passive: true });
