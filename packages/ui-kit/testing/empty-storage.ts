// Files run one after the other in one tab. Each begins without the session of another, which is read on import.
localStorage.clear()
sessionStorage.clear()
