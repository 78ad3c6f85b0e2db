import { readPdf } from './pdf'
import { serve } from './serve'

serve(readPdf)
