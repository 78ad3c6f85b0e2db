import { readPhoto } from './photo'
import { serve } from './serve'

serve(readPhoto)
